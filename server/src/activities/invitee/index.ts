import { type InviteeConfig, inviteeConfig } from '@parlour/contract/activities/invitee.ts'
import type { Promotion } from '../engine/index.ts'
import { advance, type InviteeState, startInvitee } from '../engine/rules.ts'

/** Not an activity of its own: follows invited players until they count. */
export const invitee = {
  name: 'Invitee',
  config: inviteeConfig,
  start: startInvitee,
  on: {
    'mobile.bound': (state, _payload, moment, config) =>
      advance(state, { hasMobile: true }, moment, config),
    'deposit.settled': (state, { amount }, moment, config) =>
      advance(state, { deposited: amount }, moment, config),
    'round.settled': (state, { stake }, moment, config) =>
      advance(state, { wagered: stake }, moment, config),
  },
  offers: () => [],
  claimed: (state) => state,
  card: () => null,
} satisfies Promotion<InviteeConfig, InviteeState>
