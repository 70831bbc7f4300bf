import { expect, test } from 'vitest'
import { readPlatform } from '../../browser/platform.ts'
import { referralCode, showsDownloadBar } from './download-rules.ts'

const phone = 'Linux; Android 14 Chrome/140.0'
const facts = { isGreen: false, platform: readPlatform(phone), downloadType: 2 }

test.each([
  ['on an Android phone with type 2', {}, true],
  ['with type 3', { downloadType: 3 }, true],
  ['not with type 1', { downloadType: 1 }, false],
  ['not in green mode', { isGreen: true }, false],
  ['not inside the app', { platform: readPlatform(`${phone} ParlourApp/1.0.0`) }, false],
  ['not inside another app', { platform: readPlatform(`${phone} Line/14`) }, false],
  ['not elsewhere', { platform: readPlatform('Windows Chrome/140.0') }, false],
])('the download bar shows: %s', (_what, changed, isShown) => {
  expect(showsDownloadBar({ ...facts, ...changed })).toBe(isShown)
})

test('the code names who sent the player', () => {
  expect(referralCode({ inviteCode: 'ABC', proxyId: '7' })).toBe('h5dl:ABC')
  expect(referralCode({ inviteCode: '', proxyId: '7' })).toBe('h5dl:7')
  expect(referralCode({ inviteCode: '', proxyId: '' })).toBe('h5dl')
})
