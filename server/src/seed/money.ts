import { seedCashier, seedDeposits } from '../cashier/index.ts'
import type { Tx } from '../frame/db.ts'
import { post } from '../wallet/index.ts'
import type { Past } from './past.ts'

type Demo = { playerId: number; secret: string; walletPassword: string }

/**
 * The demo player's money: what the cashier brings, and a bonus that can be given up, so that every
 * part of a withdrawal can be tried at once.
 */
export async function seedMoney(tx: Tx, demo: Demo, past?: Past): Promise<void> {
  const { playerId } = demo
  await seedCashier(tx, demo)
  // The ledger's entries rise with time: what was comes first.
  await past?.playDays(tx, playerId)
  await seedDeposits(tx, playerId)
  await post(tx, {
    code: 'reward',
    playerId,
    key: `reward:${playerId}:demo`,
    amount: 100_00,
    source: 'mail',
    requirement: { betRate: 5, source: 'mail' },
  })
}
