/// <reference lib="dom" />
import type { Sounds } from '../../../client/sounds.ts'
import type { Look } from './look.ts'

export type Voice = {
  start(): void
  stop(reel: number, isTense: boolean): void
  win(size: number): void
  fall(nth: number): void
  coin(): void
  scene(): void
}

const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]

/** One set of phrases; a title gives them its own pitch and colour. */
export function openVoice(sounds: Sounds, { root, wave }: Look['voice']): Voice {
  const pitch = (step: number) => root * 2 ** ((scale[Math.min(step, 10)] ?? 0) / 12)
  const run = (steps: number[], gapS: number, lengthS: number, volume: number) => {
    for (const [at, step] of steps.entries()) {
      sounds.note(pitch(step), at * gapS, lengthS, volume, wave)
    }
  }
  return {
    start: () => run([0, 2], 0.05, 0.08, 0.03),
    stop(reel, isTense) {
      sounds.note(root / 3, 0, 0.09, 0.09, 'triangle')
      if (isTense) run([reel * 2], 0, 0.3, 0.05)
    },
    win: (size) => run([0, 2, 4, 5, 7, 9, 10].slice(0, 3 + Math.min(4, size)), 0.085, 0.4, 0.06),
    fall: (nth) => run([nth, nth + 2], 0.06, 0.2, 0.05),
    coin: () => run([7, 10], 0.05, 0.35, 0.06),
    scene: () => run([0, 4, 5, 7, 10, 7, 10], 0.12, 0.6, 0.06),
  }
}
