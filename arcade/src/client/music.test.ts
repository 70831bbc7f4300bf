import { expect, test } from 'vitest'
import { toneOfBar } from './music.ts'

test('music rises in a feature: more tones, higher, and never loud', () => {
  for (let bar = 0; bar < 8; bar++) {
    const [calm, raised] = [toneOfBar(bar, false), toneOfBar(bar, true)]
    expect(raised.length).toBeGreaterThan(calm.length)
    const top = (tones: typeof calm) => Math.max(...tones.map(({ hertz }) => hertz))
    expect(top(raised)).toBeGreaterThan(top(calm))
    // All at once are still far from where they would be cut off.
    for (const tones of [calm, raised])
      expect(tones.reduce((sum, { volume }) => sum + volume, 0)).toBeLessThan(0.3)
  }
  expect(toneOfBar(4, false).slice(0, 3)).toEqual(toneOfBar(0, false).slice(0, 3))
})
