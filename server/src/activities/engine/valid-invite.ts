import type { InviteeConfig } from '@parlour/contract/activities/invitee.ts'
import type { Moment } from './moment.ts'
import type { Newcomer } from './promotion.ts'

/** How far an invited player is on the way to count for the one who invited them. */
export type InviteeState = {
  registeredAt: number
  hasMobile: boolean
  deposited: number
  wagered: number
  /** When everything was done; null before, and for ever when it was not done in time. */
  validAt: number | null
  /** Did everything, but on a device of the inviter: never counts. */
  isLinked?: true
}

const dayMs = 86_400_000

export function startInvitee(_config: InviteeConfig, { registeredAt }: Newcomer): InviteeState {
  return { registeredAt, hasMobile: false, deposited: 0, wagered: 0, validAt: null }
}

/** Until when something still counts. */
export function endOf(
  { registeredAt }: Pick<InviteeState, 'registeredAt'>,
  { withinDays }: InviteeConfig,
): number {
  return registeredAt + withinDays * dayMs
}

/** Adds what happened, as long as it still counts. */
export function advance(
  state: InviteeState,
  done: Partial<Pick<InviteeState, 'hasMobile' | 'deposited' | 'wagered'>>,
  moment: Moment,
  config: InviteeConfig,
): InviteeState {
  if (state.validAt !== null || moment.at >= endOf(state, config)) return state
  const next = {
    ...state,
    hasMobile: state.hasMobile || (done.hasMobile ?? false),
    deposited: state.deposited + (done.deposited ?? 0),
    wagered: state.wagered + (done.wagered ?? 0),
  }
  return { ...next, validAt: isComplete(next, config) ? moment.at : null }
}

export function leftOf(state: InviteeState, config: InviteeConfig) {
  return {
    hasMobile: state.hasMobile,
    depositLeft: Math.max(0, config.minDeposit - state.deposited),
    wagerLeft: Math.max(0, config.minWagered - state.wagered),
  }
}

function isComplete(state: InviteeState, config: InviteeConfig): boolean {
  const { hasMobile, depositLeft, wagerLeft } = leftOf(state, config)
  return hasMobile && depositLeft === 0 && wagerLeft === 0
}
