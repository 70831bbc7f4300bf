import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'

type ActivityMap = Readonly<Record<string, { canClaim: boolean }>>

/** Which activities light which red dot; the server says the same with the player's state. */
const dotted = {
  hasTask: ['Tasks'],
  hasSignUpBonus: ['SignUpBonus'],
  hasFund: ['Fund'],
  hasAgent: ['Agent', 'AgentCount', 'Agent5'],
  hasFreeBonus: ['FreeLoginBonus', 'FreeSign'],
} as const satisfies Record<string, readonly ActivityName[]>

/** The dots as the activities of this moment light them. */
export function readDots(activityMap: ActivityMap) {
  const isLit = (names: readonly ActivityName[]) =>
    names.some((name) => activityMap[activityTypes[name]]?.canClaim === true)
  return {
    hasTask: isLit(dotted.hasTask),
    hasSignUpBonus: isLit(dotted.hasSignUpBonus),
    hasFund: isLit(dotted.hasFund),
    hasAgent: isLit(dotted.hasAgent),
    hasFreeBonus: isLit(dotted.hasFreeBonus),
  }
}
