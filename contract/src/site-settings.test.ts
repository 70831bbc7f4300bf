import { expect, test } from 'vitest'
import { siteSettings } from './site-settings.ts'

const problemsOf = (given: unknown) =>
  siteSettings.safeParse(given).error?.issues.map((issue) => issue.path.join('.')) ?? []

test('a site without any setting is a whole site', () => {
  const settings = siteSettings.parse({})
  expect(settings).toMatchObject({
    mode: 'normal',
    region: 'th',
    currency: 'THB',
    timeZone: 'Asia/Bangkok',
    accountRule: { mobileStartsWith: '0' },
    h5: { downloadType: 0, url: [] },
    switches: { deposits: true },
    rules: { contribution: { slots: 100, live: 10 } },
  })
  expect(siteSettings.parse(settings)).toEqual(settings)
})

test.each([
  ['accountLengthMin', { accountLengthMin: 11, accountLengthMax: 10 }],
  ['usernameLengthMin', { usernameLengthMin: 20, usernameLengthMax: 10 }],
  ['passwordLengthMin', { passwordLengthMin: 20, passwordLengthMax: 10 }],
  ['currency', { region: 'ph' }],
  ['timeZone', { timeZone: 'Asia/Nowhere' }],
  ['mode', { mode: 'blue' }],
  ['socialMedia', { socialMedia: twice({ id: 'facebook02', url: 'https://example.com/a' }) }],
  ['h5.downloadUrl', { h5: { downloadType: 2 } }],
  ['countryCode', { countryCode: '+66' }],
  ['accountRule.mobileStartsWith', { accountRule: { mobileStartsWith: '08' } }],
  ['allowedLinkHosts.0', { allowedLinkHosts: ['https://example.com'] }],
  ['rules.contribution.slots', { rules: { contribution: { slots: 101 } } }],
])('refuses a bad %s', (path, given) => {
  expect(problemsOf(given)).toEqual([path])
})

test('refuses what it does not know, at every depth', () => {
  const result = siteSettings.safeParse({ colour: 'red', h5: { qr: 1 } })
  const codes = result.error?.issues.map((issue) => issue.code)
  expect(codes).toEqual(['unrecognized_keys', 'unrecognized_keys'])
})

test.each(['/art', '/art/a.png?v=1', 'https://cdn.example.com/x'])('%s is a link', (link) => {
  expect(problemsOf({ gameResourceUrl: link })).toEqual([])
})

test.each([
  'http://cdn.example.com',
  '//cdn.example.com',
  '/\\cdn.example.com',
  'javascript:alert(1)',
  'art',
  '',
  'https://',
  'https://a.example/"onload=',
])('%s is not a link', (link) => {
  expect(problemsOf({ gameResourceUrl: link })).toEqual(['gameResourceUrl'])
})

function twice<Value>(value: Value): Value[] {
  return [value, value]
}
