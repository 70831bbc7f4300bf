import { expect, test } from 'vitest'
import { chunkOf } from './chunks.ts'

const nobody = { mobile: false, desktop: false, mobileHome: false, desktopHome: false }

test.each([
  ['both shells', { mobile: true, desktop: true }, 'frame'],
  ['the phone’s shell', { mobile: true }, 'mobile'],
  ['the phone’s shell and home', { mobile: true, mobileHome: true }, 'mobile'],
  ['the desktop’s shell', { desktop: true }, 'desktop'],
  ['the desktop’s shell and the phone’s home', { desktop: true, mobileHome: true }, 'frame'],
  ['both homes', { mobileHome: true, desktopHome: true }, 'home'],
  ['one home', { mobileHome: true }, null],
  ['nobody of them', {}, null],
])('what %s needs', (_who, by, chunk) => {
  expect(chunkOf({ ...nobody, ...by })).toBe(chunk)
})
