import { getQueries } from '../../calls/queries.ts'
import { useClaim } from '../kit/use-claim.ts'
import { type Points, reading } from './points.ts'

/** Spends points on coins or on a draw; what is left is shown with the answer. */
export function useSpend(onSpent?: () => void) {
  return useClaim('lotteryExchange', {
    refreshes: reading,
    onClaimed: ({ lottery, nextSeedHash }) => {
      getQueries().setQueryData<Points>(
        [reading, {}],
        (now) => now && { ...now, lottery, nextSeedHash },
      )
      onSpent?.()
    },
  })
}
