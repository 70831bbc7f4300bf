import type { ToldResult } from '../result-words.ts'
import { timesText } from '../../client/amounts.ts'
import { inRows } from '../result-words.ts'
import { cupsOf } from './paytable.ts'
import type { Drop } from './round.ts'
import { labels } from './texts.ts'

export function tellResult(view: Record<string, unknown>): ToldResult {
  const { rows, risk, more = [], ...first } = view as Drop
  const { th, en } = labels
  const balls = [first, ...more]
  const times = balls.map(({ multiplier }) => timesText(multiplier)).join(' · ')
  return {
    parts: [
      {
        facts: [
          { name: { th: th.rows, en: en.rows }, value: String(rows) },
          { name: { th: th.risk, en: en.risk }, value: { th: th[risk], en: en[risk] } },
          { name: { th: 'ตัวคูณ', en: 'Multiplier' }, value: times },
        ],
      },
      ...balls.map(({ path }) => ({
        title: { th: 'ทางที่ลูกบอลตก', en: 'The way of the ball' },
        grid: inRows(
          path.map((side) => (side === 1 ? '↘' : '↙')),
          8,
        ),
      })),
      {
        title: { th: 'ช่องที่ตก', en: 'The cup' },
        grid: inRows(cupsOf(rows, risk).map(timesText), 7),
        lit: [...new Set(balls.map(({ cup }) => cup))],
      },
    ],
  }
}
