import { tableGame } from '../tables/engine.ts'
import type { Shake } from './title.ts'
import { animals, title } from './title.ts'

export const gourdCrabFish = tableGame<Shake>(title, {
  shownMs: 4_500,
  draw: (random) => [random.integer(6), random.integer(6), random.integer(6)],
  tell: (shake) => [
    {
      facts: shake.map((face, at) => ({
        name: { th: `ลูกที่ ${at + 1}`, en: `Die ${at + 1}` },
        value: animals[face]?.name ?? '',
      })),
    },
  ],
})
