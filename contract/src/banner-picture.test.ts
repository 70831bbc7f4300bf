import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bannerSet } from './banner-picture.ts'

test('a banner of the house comes in the sizes it is drawn in', () => {
  const set = bannerSet('/art/banner/first-deposit.avif') ?? ''
  expect(set).toBe('/art/banner/first-deposit@s.avif 1000w, /art/banner/first-deposit.avif 1280w')
  const built = path.resolve(import.meta.dirname, '../../art/built')
  for (const candidate of set.split(', '))
    expect(existsSync(candidate.replace('/art', built).split(' ')[0] ?? '')).toBe(true)
})

test.each(['https://cdn.example/banner/a.avif', '/art/banner/a.webp', '/upload/7.avif'])(
  '%s comes as it is',
  (image) => {
    expect(bannerSet(image)).toBeUndefined()
  },
)
