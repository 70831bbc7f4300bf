import { existsSync } from 'node:fs'
import { activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import content from './demo-content.json' with { type: 'json' }
import { demoBrands, demoTitles } from './titles.ts'

const { banners, notices } = content
const isDrawn = (image: string) =>
  existsSync(new URL(image.replace('/art/', '../../../art/built/'), import.meta.url))

test('five banners and six notices, each with its own picture, in both languages', () => {
  expect([banners.length, notices.length]).toEqual([5, 6])
  for (const list of [banners, notices]) {
    expect(new Set(list.map(({ image }) => image)).size).toBe(list.length)
    expect(list.filter(({ image }) => !isDrawn(image))).toEqual([])
    for (const { texts } of list) {
      const words: Record<string, string> = texts
      for (const name of Object.keys(words)) if (!name.endsWith('En')) words[`${name}En`] ??= ''
      expect(Object.values(words)).not.toContain('')
    }
  }
})

test('every banner is shown to everybody', () => {
  const { Bind, FreeSign, Agent5, SignUpBonus } = activityTypes
  const sometimesHidden = [Bind, FreeSign, Agent5, SignUpBonus].map(String)
  expect(banners.filter(({ action }) => sometimesHidden.includes(action))).toEqual([])
})

test('the film and its cover are built', () => {
  expect(['/art/film/lobby.mp4', '/art/film/lobby.webp'].map(isDrawn)).toEqual([true, true])
})

test('the catalogue names fourteen studios, six types, and the drawn titles', () => {
  expect(new Set(demoTitles.map(([, , brand]) => brand))).toEqual(new Set(demoBrands))
  expect(demoBrands).toHaveLength(14)
  expect(new Set(demoTitles.map(([, typeId]) => typeId)).size).toBe(6)
  expect(demoTitles.filter(([id]) => !isDrawn(`/art/gameIconV2/${id}.png`))).toEqual([])
  expect(demoTitles.length).toBeGreaterThanOrEqual(47)
})
