import type { ReportPart } from '@parlour/contract/report-figures.ts'
import { listChannelRows } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { readGameNames } from '../games/index.ts'
import { counted } from './figures.ts'
import type { Range, ReportLine } from './read.ts'
import { readLines } from './read.ts'

const played = [...counted.staked.codes, ...counted.won.codes]

/** What each part of the house shows, and by what. */
const parts = {
  games: { codes: played, by: 'both' },
  providers: { codes: played, by: 'provider' },
  bonuses: { codes: counted.bonusCost.codes, by: 'line' },
  channels: { codes: [...counted.deposited.codes, ...counted.sentBack.codes], by: 'line' },
} as const satisfies Record<ReportPart, { codes: readonly string[]; by: string }>

type Names = { name: string; nameEn: string }
export type NamedLine = ReportLine & Names

/** A range by game, provider, promotion or channel, with the names of today. */
export async function listParts(
  queries: Queries,
  range: Range,
  part: ReportPart,
): Promise<NamedLine[]> {
  const lines = await readLines(queries, range, parts[part])
  const names = await readLineNames(queries, lines)
  return lines.map((one) => {
    const plain = one.line || one.provider
    return { ...one, ...(names.get(one.line) ?? { name: plain, nameEn: plain }) }
  })
}

async function readLineNames(queries: Queries, lines: readonly ReportLine[]) {
  const named = lines.map(({ line }) => line.split(':') as [string, string?])
  const idsOf = (kind: string) => named.flatMap(([of, id]) => (of === kind ? [Number(id)] : []))
  const names = new Map<string, Names>()
  for (const [id, game] of await readGameNames(queries, idsOf('game')))
    names.set(`game:${id}`, game)
  if (idsOf('channel').length > 0)
    for (const { id, content } of await listChannelRows(queries))
      names.set(`channel:${id}`, { name: content.name, nameEn: content.nameEn || content.name })
  return names
}
