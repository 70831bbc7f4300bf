import type { ToldResult } from '../result-words.ts'
import { inRows } from '../result-words.ts'
import { tileCount } from './paytable.ts'
import { labels } from './texts.ts'

type Sweep = {
  mines: number
  picked: number[]
  end: keyof typeof ends | null
  mineTiles: number[] | null
}

const width = 5
const ends = {
  taken: { th: 'รับเงิน', en: 'Win taken' },
  hit: { th: 'เจอระเบิด', en: 'Hit a mine' },
  full: { th: 'เปิดครบ', en: 'All gems found' },
}

export function tellResult(view: Record<string, unknown>): ToldResult {
  const { mines, picked, end, mineTiles } = view as Sweep
  const { th, en } = labels
  const gems = picked.filter((tile) => !mineTiles?.includes(tile))
  const cells = Array.from({ length: tileCount }, (_, tile) =>
    mineTiles?.includes(tile) ? '✹' : picked.includes(tile) ? '◆' : '·',
  )
  return {
    parts: [
      {
        facts: [
          { name: { th: th.mines, en: en.mines }, value: String(mines) },
          { name: { th: th.gems, en: en.gems }, value: String(gems.length) },
          ...(end ? [{ name: { th: 'จบรอบ', en: 'End' }, value: ends[end] }] : []),
        ],
      },
      {
        title: { th: 'กระดาน (◆ เพชร, ✹ ระเบิด)', en: 'The board (◆ gem, ✹ mine)' },
        grid: inRows(cells, width),
        lit: picked,
      },
    ],
  }
}
