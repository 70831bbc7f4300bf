import type { Cell } from '@parlour/contract/csv.ts'
import type { Translate } from '../../i18n/texts.ts'
import { chanceText } from './chance.ts'

export type StatementLine = {
  kind: 'commission' | 'inviter' | 'invitee'
  day: string
  /** Masked. */
  phone: string
  level?: number
  stake: number
  rate: number
  amount: number
}

type Page<Line> = { lineList: Line[]; nextCursor: string | null }

const mostPages = 100

/** Reads a statement to its end; one that has none is cut off after ten thousand lines. */
export async function readPages<Line>(
  read: (cursor: string | null) => Promise<Page<Line>>,
): Promise<Line[]> {
  const lines: Line[] = []
  let cursor: string | null = null
  for (let page = 0; page < mostPages; page++) {
    const { lineList, nextCursor }: Page<Line> = await read(cursor)
    lines.push(...lineList)
    if (nextCursor === null) break
    cursor = nextCursor
  }
  return lines
}

/** The lines as rows of a spreadsheet, with their sum at the end. */
export function listRows(lines: readonly StatementLine[], t: Translate): Cell[][] {
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const titles = [
    t('agent.columnDay'),
    t('agent.columnKind'),
    t('agent.columnMember'),
    t('agent.columnStake'),
    t('agent.columnRate'),
    t('agent.columnAmount'),
  ]
  const rows = lines.map(({ day, kind, phone, stake, rate, amount }) => [
    day,
    t(`agent.kind.${kind}`),
    phone,
    { hundredths: stake },
    kind === 'commission' ? chanceText(rate) : '',
    { hundredths: amount },
  ])
  return [titles, ...rows, [t('agent.columnSum'), '', '', '', '', { hundredths: sum }]]
}
