import { tableGame } from '../tables/engine.ts'
import { isRed, title } from './title.ts'

export const rouletteLumiere = tableGame<number>(title, {
  shownMs: 7_000,
  draw: (random) => random.integer(37),
  tell: (pocket) => [
    {
      facts: [
        { name: { th: 'ช่อง', en: 'Pocket' }, value: String(pocket) },
        { name: { th: 'สี', en: 'Colour' }, value: colourOf(pocket) },
      ],
    },
  ],
})

function colourOf(pocket: number) {
  if (pocket === 0) return { th: 'เขียว', en: 'Green' }
  return isRed(pocket) ? { th: 'แดง', en: 'Red' } : { th: 'ดำ', en: 'Black' }
}
