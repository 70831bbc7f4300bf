import { expect, test } from 'vitest'
import { readPlatform } from '../../browser/platform.ts'
import {
  asksAge,
  asksTerms,
  compareVersions,
  givesWayToBreak,
  hintsIos,
  installGapMs,
  mustUpdate,
  offersInstall,
  tipsChrome,
} from './prompt-rules.ts'

const chrome = readPlatform('Linux; Android 14 Chrome/140.0')
const otherBrowser = readPlatform('Linux; Android 14 Firefox/140.0')
const app = readPlatform('Linux; Android 14 Chrome/140.0 ParlourApp/1.0.9')
const iphone = readPlatform('iPhone Version/18 Safari/604')
const laptop = readPlatform('Windows Chrome/140.0')

test.each([
  ['in green mode', true, false, '/lobby/home', true],
  ['not otherwise', false, false, '/lobby/home', false],
  ['not once accepted', true, true, '/lobby/home', false],
  ['not on the terms', true, false, '/terms-of-use', false],
  ['not on the privacy page', true, false, '/privacy-policy', false],
])('the age is asked %s', (_what, isGreen, isAccepted, path, asks) => {
  expect(asksAge({ isGreen, isAccepted, path })).toBe(asks)
})

test.each([
  ['an older app', app, '1.0.10', true],
  ['the same version', app, '1.0.9', false],
  ['no app', chrome, '9.0', false],
])('an update is forced on %s', (_what, platform, minVersion, must) => {
  expect(mustUpdate(platform, minVersion)).toBe(must)
})

test.each([
  ['1.0.9', '1.0.10', -1],
  ['1.2', '1.2.0', 0],
  ['2', '1.9.9', 1],
])('%s against %s', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign)
})

const install = { platform: chrome, hasQuestion: true, offeredAtMs: 0, nowMs: installGapMs }
test.each([
  ['after a day', {}, true],
  ['not within a day', { nowMs: installGapMs - 1 }, false],
  ['not unless the browser would', { hasQuestion: false }, false],
  ['not inside the app', { platform: app }, false],
  ['not on a laptop', { platform: laptop }, false],
])('installing is offered %s', (_what, changed, offers) => {
  expect(offersInstall({ ...install, ...changed })).toBe(offers)
})

test('the hint for the other phones is shown once, outside the installed app', () => {
  expect(hintsIos(iphone, false)).toBe(true)
  expect(hintsIos(iphone, true)).toBe(false)
  expect(hintsIos({ ...iphone, isInstalled: true }, false)).toBe(false)
  expect(hintsIos(chrome, false)).toBe(false)
})

test('the Chrome tip is for other Android browsers, until it is turned off', () => {
  expect(tipsChrome(otherBrowser, false)).toBe(true)
  expect(tipsChrome(otherBrowser, true)).toBe(false)
  expect(tipsChrome(chrome, false)).toBe(false)
  expect(tipsChrome(app, false)).toBe(false)
  expect(tipsChrome(laptop, false)).toBe(false)
})

test.each([
  ['/lobby/home', true],
  ['/start', true],
  ['/profile/user', true],
  ['/terms-of-use', false],
  ['/profile/agree/terms', false],
  ['/lobby/wallets/withdraw', false],
  ['/withdrawal/bank', false],
  ['/walletsKyc', false],
  ['/record/transaction', false],
  ['/service', false],
])('new terms stand before %s: %s', (path, isAsked) => {
  expect(asksTerms({ hasNewTerms: true, path })).toBe(isAsked)
  expect(asksTerms({ hasNewTerms: false, path })).toBe(false)
})

test.each([
  ['/lobby/home', true],
  ['/start', true],
  ['/lobby/wallets/deposit', true],
  ['/profile/task', true],
  ['/break', false],
  ['/limits', false],
  ['/lobby/wallets/withdraw', false],
  ['/lobby/record/transaction', false],
  ['/record/bets', false],
  ['/lobby/bell', false],
  ['/profile/email', false],
  ['/service', false],
])('on a break %s gives way: %s', (path, gives) => {
  expect(givesWayToBreak(path)).toBe(gives)
})
