import type { Tx } from '../frame/db.ts'
import { getListed, legsOf } from './chart.ts'
import { post } from './post.ts'
import { findRequirementOf, giveUpBonus } from './requirements.ts'
import { lockLegs } from './transfers.ts'

export type TakeBack = {
  code: 'chargeback' | 'adjustment_out' | 'resettled_down'
  playerId: number
  key: string
  amount: number
  source: string
}

type Taken = { taken: number; owed: number }

/**
 * Takes back a bonus that the transfer of a key gave. What is still to be wagered of it is given up
 * with it, or it would be taken once more; what was given up before is back already.
 */
export async function takeBonusBack(tx: Tx, sourceKey: string, asked: TakeBack): Promise<Taken> {
  const { playerId, amount } = asked
  await lockLegs(tx, playerId, legsOf(getListed(asked.code), 0))
  const bonus = await findRequirementOf(tx, playerId, sourceKey)
  const hasOpenRound = () => Promise.resolve(false)
  const given = bonus && (await giveUpBonus(tx, { playerId, ...bonus, hasOpenRound }))
  const back = given?.outcome === 'givenUp' ? given.taken : 0
  const { taken, owed } = await takeBack(tx, { ...asked, amount: amount - back })
  return { taken: taken + (bonus?.state === 'given_up' ? 0 : back), owed }
}

/** Takes an amount from the balance as far as it goes; what is gone already is owed. */
export async function takeBack(tx: Tx, asked: TakeBack): Promise<Taken> {
  const { code, playerId, amount } = asked
  const [coin] = await lockLegs(tx, playerId, legsOf(getListed(code), 0))
  const taken = Math.min(coin?.balance ?? 0, amount)
  const owed = amount - taken
  if (taken > 0) await post(tx, { ...asked, amount: taken })
  if (owed > 0) await post(tx, { ...asked, code: 'receivable', amount: owed })
  return { taken, owed }
}
