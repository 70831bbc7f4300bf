import { timesText } from '../../client/amounts.ts'
import { tableGame } from '../tables/engine.ts'
import { rim, title } from './title.ts'

export const neonWheel = tableGame<number>(title, {
  shownMs: 6_500,
  draw: (random) => random.integer(rim.length),
  tell: (field) => [
    {
      facts: [
        { name: { th: 'วงล้อหยุดที่', en: 'Stopped at' }, value: timesText(rim[field] ?? 0) },
        { name: { th: 'ช่องที่', en: 'Field' }, value: `${field + 1} / ${rim.length}` },
      ],
    },
  ],
})
