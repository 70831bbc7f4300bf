import type { ActivityName } from './activity-types.ts'

/** Which activities light which red dot when something can be claimed there. */
const dotted = {
  hasTask: ['Tasks'],
  hasSignUpBonus: ['SignUpBonus'],
  hasFund: ['Fund'],
  hasAgent: ['Agent', 'AgentCount', 'Agent5'],
  hasFreeBonus: ['FreeLoginBonus', 'FreeSign'],
} as const satisfies Record<string, readonly ActivityName[]>

export function lightDots(canClaim: (name: ActivityName) => boolean) {
  return {
    hasTask: dotted.hasTask.some(canClaim),
    hasSignUpBonus: dotted.hasSignUpBonus.some(canClaim),
    hasFund: dotted.hasFund.some(canClaim),
    hasAgent: dotted.hasAgent.some(canClaim),
    hasFreeBonus: dotted.hasFreeBonus.some(canClaim),
  }
}
