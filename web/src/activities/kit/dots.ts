import { activityTypes } from '@parlour/contract/activity-types.ts'
import { lightDots } from '@parlour/contract/dots.ts'

type ActivityMap = Readonly<Record<string, { canClaim: boolean }>>

/** The dots as the activities of this moment light them. */
export function readDots(activityMap: ActivityMap) {
  return lightDots((name) => activityMap[activityTypes[name]]?.canClaim === true)
}
