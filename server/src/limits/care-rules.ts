import type { CareLines } from '@parlour/contract/care-lines.ts'
import type { CareSign } from '@parlour/contract/care-signs.ts'
import { careSigns } from '@parlour/contract/care-signs.ts'
import type { CareLevel } from '@parlour/contract/limit-kinds.ts'

export type CareFacts = Record<CareSign, number>
export type SeenSign = { sign: CareSign; value: number; line: number; level: 'watch' | 'act' }

/** The site's lines of every sign; of net deposits there may be none. */
export type SiteLines = CareLines & { netDeposits: number | null }

/** What of the facts is a sign, and how much it weighs. */
export function judgeCare(
  facts: CareFacts,
  lines: SiteLines,
): { level: CareLevel; signs: SeenSign[] } {
  const names = Object.keys(careSigns) as CareSign[]
  const signs = names.flatMap((sign) => seenOf(sign, facts[sign], lines))
  const isAct = signs.some(({ level }) => level === 'act') || signs.length >= lines.signsToAct
  return { level: isAct ? 'act' : signs.length > 0 ? 'watch' : 'none', signs }
}

export type CaseState = 'open' | 'watched' | 'closed'

/** Decided, a case is watched; only once it was looked at again may it be closed. */
export function decideCase(
  state: CaseState,
  wanted: 'watched' | 'closed',
  isDue: boolean,
): 'alreadyClosed' | 'tooEarly' | null {
  if (state === 'closed') return 'alreadyClosed'
  const mayClose = state === 'watched' && isDue
  return wanted === 'closed' && !mayClose ? 'tooEarly' : null
}

function seenOf(sign: CareSign, value: number, lines: SiteLines): SeenSign[] {
  const net = lines.netDeposits
  const { watch, act } = sign === 'netDeposits' ? { watch: net ?? Infinity, act: net } : lines[sign]
  if (act !== null && value >= act) return [{ sign, value, line: act, level: 'act' }]
  return value >= watch ? [{ sign, value, line: watch, level: 'watch' }] : []
}
