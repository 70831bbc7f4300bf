import type { ToldFreeRounds } from '@parlour/contract/wallet-protocol.ts'
import { freeRoundsText, toldFreeRounds } from '@parlour/contract/wallet-protocol.ts'
import { openTold } from './told.ts'

export function openFreeRounds(sealed: string, secret: string): ToldFreeRounds | null {
  return openTold(sealed, freeRoundsText, secret, toldFreeRounds)
}
