import type { CareSign } from '@parlour/contract/care-signs.ts'
import { careSigns, signsToAct } from '@parlour/contract/care-signs.ts'
import type { CareLevel } from '@parlour/contract/limit-kinds.ts'

export type CareFacts = Record<CareSign, number>
export type SeenSign = { sign: CareSign; value: number; line: number; level: 'watch' | 'act' }

/** What of the facts is a sign, and how much it weighs. The line of net deposits is the site's. */
export function judgeCare(
  facts: CareFacts,
  netLine: number | null,
): { level: CareLevel; signs: SeenSign[] } {
  const names = Object.keys(careSigns) as CareSign[]
  const signs = names.flatMap((sign) => seenOf(sign, facts[sign], netLine))
  const isAct = signs.some(({ level }) => level === 'act') || signs.length >= signsToAct
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

function seenOf(sign: CareSign, value: number, netLine: number | null): SeenSign[] {
  const lines = careSigns[sign] ?? { watch: netLine ?? Infinity, act: netLine }
  if (lines.act !== null && value >= lines.act)
    return [{ sign, value, line: lines.act, level: 'act' }]
  return value >= lines.watch ? [{ sign, value, line: lines.watch, level: 'watch' }] : []
}
