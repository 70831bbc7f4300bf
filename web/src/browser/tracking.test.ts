import { expect, test } from 'vitest'
import { readTracking } from './tracking.ts'

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
