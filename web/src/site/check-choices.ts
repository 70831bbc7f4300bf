import { type CheckMinutes, checkMinutes } from '@parlour/contract/limit-kinds.ts'
import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import { useSite } from './store.ts'

/** How often play may be interrupted by choice: no more seldom than the place allows. */
export function useCheckChoices(): CheckMinutes[] {
  const most = useSite(({ config }) =>
    config ? jurisdictionOf(config.jurisdiction).realityCheckMinutes : 60,
  )
  return checkMinutes.filter((minutes) => minutes <= most)
}
