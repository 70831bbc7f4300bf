import type { Tx } from '../frame/db.ts'
import { getListed, legsOf } from './chart.ts'
import { post } from './post.ts'
import { lockLegs } from './transfers.ts'

export type TakeBack = {
  code: 'chargeback' | 'adjustment_out' | 'resettled_down'
  playerId: number
  key: string
  amount: number
  source: string
}

/** Takes an amount from the balance as far as it goes; what is gone already is owed. */
export async function takeBack(tx: Tx, asked: TakeBack): Promise<{ taken: number; owed: number }> {
  const { code, playerId, amount } = asked
  const [coin] = await lockLegs(tx, playerId, legsOf(getListed(code), 0))
  const taken = Math.min(coin?.balance ?? 0, amount)
  const owed = amount - taken
  if (taken > 0) await post(tx, { ...asked, amount: taken })
  if (owed > 0) await post(tx, { ...asked, code: 'receivable', amount: owed })
  return { taken, owed }
}
