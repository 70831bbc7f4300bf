import type { RuleName } from '../../activities/rules/words.ts'

/** Which promotions a rule page explains. */
const rulePages: Readonly<Record<string, readonly RuleName[]>> = {
  points: ['Points'],
  signbonus: ['SignUpBonus'],
  agent: ['Agent', 'AgentCount'],
  daybonus: ['FreeLoginBonus', 'FreeSign'],
  supply: ['Supply'],
  christmas: ['Christmas'],
  newyear: ['NewYear'],
  agent5: ['Agent5'],
}

/** By the end of its address, whatever the case; null for a page that is not there. */
export function findRulePage(path: string): readonly RuleName[] | null {
  const name = path.split('/').at(-1)?.toLowerCase() ?? ''
  return Object.hasOwn(rulePages, name) ? (rulePages[name] ?? null) : null
}
