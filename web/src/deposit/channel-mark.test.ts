import { expect, test } from 'vitest'
import { channelMark } from './channel-mark.ts'

const files = Object.keys(import.meta.glob('../../public/channel/*.svg'))

test('every kind of channel has a mark of its own, which is no prize', () => {
  const kinds = ['qr', 'page', 'bank'] as const
  const marks = kinds.map((variant) => channelMark({ iconH5: '', variant }))
  expect(new Set(marks).size).toBe(kinds.length)
  for (const mark of marks) expect(files).toContain(`../../public${mark}`)
})

test('an operator’s mark takes its place', () => {
  expect(channelMark({ iconH5: '/channel/leaf.svg', variant: 'page' })).toBe('/channel/leaf.svg')
})
