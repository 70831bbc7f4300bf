import type { Tx } from '../../frame/db.ts'
import { noteBigWin } from '../../site/index.ts'

/** Puts a win that really was paid on the ticker, masked. */
export async function announceWin(tx: Tx, playerId: number, amount: number): Promise<void> {
  await noteBigWin(tx, { kind: 'newYear', playerId, amount })
}
