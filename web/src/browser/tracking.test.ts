import { expect, test } from 'vitest'
import { findInvitation, readTracking } from './tracking.ts'

test('an advertising link leaves its parameters', () => {
  const url = 'https://play.test/lobby/home?proxyId=77&fbclid=abc&ttclid=tt&entry=3&afuid=u9'
  expect(readTracking(url, 'https://ads.test/', 'Phone')).toMatchObject({
    proxyId: '77',
    fbc: 'abc',
    ttclid: 'tt',
    entry: '3',
    afuid: 'u9',
    referrer: 'https://ads.test/',
    userAgent: 'Phone',
    url,
  })
})

test('a visitor without a link is a web visitor with default values', () => {
  expect(readTracking('https://play.test/', '', 'Phone')).toMatchObject({
    installReferrer: 'web',
    proxyId: '',
    outValue: 'default',
  })
})

test('a crafted link cannot make the values longer than the server takes', () => {
  const long = 'x'.repeat(5000)
  const url = `https://play.test/?fbp=${long}&fbclid=${long}&proxyId=${long}&outValue=${long}`
  const read = readTracking(url, long, long)
  const lengths = [read.fbp, read.fbc, read.proxyId, read.outValue, read.url].map(
    (value) => value.length,
  )
  expect(lengths).toEqual([128, 256, 64, 64, 2000])
  expect([read.referrer.length, read.userAgent.length]).toEqual([2000, 500])
})

test.each([
  ['?invite=ABC123', { inviteCode: 'ABC123', superiorId: null }],
  ['?pid=10042', { inviteCode: '', superiorId: 10042 }],
  ['?invite=ABC&pid=7', { inviteCode: 'ABC', superiorId: 7 }],
  ['?pid=-1', null],
  ['?pid=abc', null],
  ['?from=line', null],
])('an invitation is read from the link: %s', (search, invitation) => {
  expect(findInvitation(`https://play.test/register${search}`)).toEqual(invitation)
})
