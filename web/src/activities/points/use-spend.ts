import { refreshCall } from '../../calls/answer-store.ts'
import { useClaim } from '../kit/use-claim.ts'
import { reading } from './points.ts'

/** Spends points on coins or on a draw. Of a draw the page also shows what is kept for all. */
export function useSpend(onSpent?: () => void) {
  return useClaim('lotteryExchange', {
    reading,
    onClaimed: ({ prizeId }) => {
      onSpent?.()
      if (prizeId !== null) void refreshCall(reading)
    },
  })
}
