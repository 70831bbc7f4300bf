import { expect, test } from 'vitest'
import { chooseVideo, type Video, videoFiles } from './video-choice.ts'

const video = (id: number, clickType: 1 | 2, clickAction = ''): Video => ({
  id,
  clickType,
  clickAction,
  coverImg: 'video/a.webp',
  path: 'video/a.mp4',
})
const signUp = video(1, 1, '15')
const ladder = video(2, 1, '17')
const general = video(3, 2)
const other = video(4, 1, '39')

test.each([
  ['the sign-up bonus first', [general, ladder, signUp], false, 1],
  ['ladder recharge once login-pay is done', [general, ladder, signUp], true, 2],
  ['ladder recharge without a sign-up film', [general, ladder], false, 2],
  ['the general one otherwise', [general, other], false, 3],
  ['the general one when only sign-up is tied and paid', [signUp, general], true, 3],
  ['none', [other], false, undefined],
  ['none of none', [], false, undefined],
])('%s', (_what, videos, isLoginPaid, id) => {
  expect(chooseVideo(videos, isLoginPaid)?.id).toBe(id)
})

test('its files stand under the game resource address', () => {
  expect(videoFiles(general, 'https://cdn.example/')).toEqual({
    cover: 'https://cdn.example/video/a.webp',
    film: 'https://cdn.example/video/a.mp4',
  })
  expect(videoFiles(general, '/art').film).toBe('/art/video/a.mp4')
})
