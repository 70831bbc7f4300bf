import { useSession } from './store.ts'

/** Whether something on the rewards page waits to be claimed. */
export function useHasReward(): boolean {
  return useSession(({ details }) => {
    const dots = details?.dots
    return Boolean(
      dots && (dots.hasSignUpBonus || dots.hasFund || dots.hasAgent || dots.hasFreeBonus),
    )
  })
}
