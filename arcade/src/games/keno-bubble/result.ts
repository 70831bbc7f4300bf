import { timesText } from '../../client/amounts.ts'
import type { ToldResult } from '../result-words.ts'
import { inRows } from '../result-words.ts'
import type { KenoDraw } from './round.ts'

export function tellResult(view: Record<string, unknown>): ToldResult {
  const { picks, balls, hits, multiplier } = view as KenoDraw
  const chosen = picks.toSorted((one, other) => one - other)
  return {
    parts: [
      {
        facts: [
          { name: { th: 'เลขที่เลือก', en: 'Numbers picked' }, value: String(picks.length) },
          { name: { th: 'ถูก', en: 'Hits' }, value: String(hits) },
          { name: { th: 'ตัวคูณ', en: 'Multiplier' }, value: timesText(multiplier) },
        ],
      },
      {
        title: { th: 'เลขของคุณ', en: 'Your numbers' },
        grid: inRows(chosen.map(String), 5),
        lit: chosen.flatMap((pick, at) => (balls.includes(pick) ? [at] : [])),
      },
      {
        title: { th: 'ลูกที่ออก', en: 'The balls drawn' },
        grid: inRows(balls.map(String), 5),
        lit: balls.flatMap((ball, at) => (picks.includes(ball) ? [at] : [])),
      },
    ],
  }
}
