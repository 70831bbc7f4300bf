import { expect, test } from 'vitest'
import type { Translate } from '../../i18n/texts.ts'
import { listRows, readPages, type StatementLine } from './statement-lines.ts'

const t = ((key: string) => key) as Translate
const line = (amount: number): StatementLine => ({
  kind: 'commission',
  day: '2026-11-15',
  phone: '081•••77',
  stake: 1_000_00,
  rate: 3_000,
  amount,
})

test('the file has every line, and their sum to the hundredth', () => {
  const rows = listRows([line(3_00), { ...line(30_01), kind: 'inviter' }], t)
  expect(rows[1]).toEqual([
    '2026-11-15',
    'agent.kind.commission',
    '081•••77',
    { hundredths: 1_000_00 },
    '0.3%',
    { hundredths: 3_00 },
  ])
  expect(rows[2]?.[4]).toBe('')
  expect(rows.at(-1)?.at(-1)).toEqual({ hundredths: 33_01 })
})

test('a statement is read to its last page', async () => {
  const pages = [
    { lineList: [1, 2], nextCursor: '2' },
    { lineList: [3], nextCursor: null },
  ]
  const asked: (string | null)[] = []
  const lines = await readPages<number>((cursor) => {
    asked.push(cursor)
    return Promise.resolve(pages[asked.length - 1] ?? { lineList: [], nextCursor: null })
  })
  expect([lines, asked]).toEqual([
    [1, 2, 3],
    [null, '2'],
  ])
})
