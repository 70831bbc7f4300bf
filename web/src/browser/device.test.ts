import { expect, test } from 'vitest'
import { describeDevice } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    { os: 'Android 15', deviceModel: 'Chrome 140' },
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Safari/604.1`,
    { os: 'iPhone', deviceModel: 'Safari 18' },
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    { os: 'Windows', deviceModel: 'Edge 140' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:141.0) Gecko/20100101 Firefox/141.0',
    { os: 'macOS', deviceModel: 'Firefox 141' },
  ],
  ['something new', { os: '', deviceModel: '' }],
])('a device is called by its browser and its system: %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device)
})
