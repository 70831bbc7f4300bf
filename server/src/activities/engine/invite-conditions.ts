import { inviteUserSpinConfig } from '@parlour/contract/activities/invite-user-spin.ts'
import type { Queries } from '../../frame/db.ts'
import { findConfig } from './configs.ts'

/** What the invite wheel pays for how many invites; its first bonus is the centre tab's badge. */
export async function readInviteConditions(queries: Queries) {
  const config = await findConfig(queries, {
    name: 'InviteUserSpin',
    config: inviteUserSpinConfig,
  })
  if (!config) return []
  return config.targets.map((bonus) => ({ inviteCount: config.invitesToFinish, bonus }))
}
