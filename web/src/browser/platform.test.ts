import { expect, test } from 'vitest'
import { installWayOf, readPlatform } from './platform.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

test.each([
  [
    'Chrome on Android',
    `${android} Chrome/140.0 Mobile Safari/537.36`,
    { isAndroid: true, isChrome: true },
  ],
  ['another Android browser', `${android} SamsungBrowser/27.0 Chrome/125.0`, { isChrome: false }],
  [
    'a chat’s browser',
    `${android} Chrome/140.0 Mobile Line/14.0`,
    { isInOtherApp: true, isChrome: false },
  ],
  ['a web view', 'Mozilla/5.0 (Linux; Android 14; Pixel; wv) Chrome/140.0', { isInOtherApp: true }],
  [
    'our app',
    `${android} Chrome/140.0 ParlourApp/1.0.3`,
    { appVersion: '1.0.3', isInOtherApp: false },
  ],
  [
    'a phone of the other kind',
    `${iphone} Version/18.0 Safari/604.1`,
    { isIos: true, isAndroid: false },
  ],
])('%s', (_what, userAgent, expected) => {
  expect(readPlatform(userAgent)).toMatchObject(expected)
})

test('a tablet that calls itself a Mac is known by its fingers', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'
  expect(readPlatform(mac, false, 5).isIos).toBe(true)
  expect(readPlatform(mac, false, 0).isIos).toBe(false)
})

test.each([
  ['safari', `${iphone} Version/18.0 Safari/604.1`],
  ['chrome', `${android} Chrome/140.0 Mobile Safari/537.36`],
  ['samsung', `${android} SamsungBrowser/27.0 Chrome/125.0`],
  ['firefox', `${android} Firefox/140.0`],
  ['inApp', `${android} Chrome/140.0 Mobile Line/14.0`],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'],
])('the way to the home screen: %s', (way, userAgent) => {
  expect(installWayOf(userAgent, readPlatform(userAgent))).toBe(way)
})
