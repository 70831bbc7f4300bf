import { comparePayers, haveSameHolder } from '../../cashier/index.ts'
import type { Queries } from '../../frame/db.ts'
import { haveSamePapers } from '../../identity/index.ts'
import type { AccountPair } from '../../players/index.ts'
import { isLikelyOne, listLinkSignals } from '../../players/index.ts'

/** Of these pairs of accounts, those that are likely one person's. */
export async function listLinked<Pair extends AccountPair>(
  queries: Queries,
  pairs: readonly Pair[],
): Promise<Pair[]> {
  const signals = await listLinkSignals(queries, pairs)
  const payers = await comparePayers(queries, pairs)
  const linked: Pair[] = []
  for (const [at, pair] of pairs.entries()) {
    const known = signals[at]
    const { one, other } = pair
    const payer = payers[at] ?? false
    // A name in common is no proof alone: it is asked for only where something else is.
    if (!known || !(payer || Object.values(known).some(Boolean))) continue
    const person =
      (await haveSamePapers(queries, one, other)) || (await haveSameHolder(queries, one, other))
    if (isLikelyOne({ ...known, person, payer })) linked.push(pair)
  }
  return linked
}
