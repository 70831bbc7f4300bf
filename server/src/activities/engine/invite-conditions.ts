import type { inviteUserSpinConfig } from '@parlour/contract/activities/invite-user-spin.ts'
import type { z } from 'zod'
import type { Running } from './configs.ts'

/** What the invite wheel pays for how many invites; its first bonus is the centre tab's badge. */
export function listInviteConditions({ inForce }: Running) {
  const wheel = inForce.get('InviteUserSpin')
  if (!wheel?.isOn) return []
  const { targets, invitesToFinish } = wheel.config as z.output<typeof inviteUserSpinConfig>
  return targets.map((bonus) => ({ inviteCount: invitesToFinish, bonus }))
}
