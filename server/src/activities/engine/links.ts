import { haveSameHolder } from '../../cashier/index.ts'
import type { Queries } from '../../frame/db.ts'
import type { AccountPair } from '../../players/index.ts'
import { isLikelyOne, listLinkSignals } from '../../players/index.ts'

/** Of these pairs of accounts, those that are likely one person's. */
export async function listLinked<Pair extends AccountPair>(
  queries: Queries,
  pairs: readonly Pair[],
): Promise<Pair[]> {
  const signals = await listLinkSignals(queries, pairs)
  const linked: Pair[] = []
  for (const [at, pair] of pairs.entries()) {
    const known = signals[at]
    // A name in common is no proof alone: it is asked for only where something else is.
    if (!known || !Object.values(known).some(Boolean)) continue
    const holder = await haveSameHolder(queries, pair.one, pair.other)
    if (isLikelyOne({ ...known, holder })) linked.push(pair)
  }
  return linked
}
