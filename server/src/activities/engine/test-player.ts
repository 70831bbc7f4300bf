import type { Events } from '../../frame/event-types.ts'
import type { Moment } from './moment.ts'
import { momentOf } from './moment.ts'
import type { Me, PlayerFacts } from './promotion.ts'

/** What tests of rules begin with. */

export function momentAt(text: string, timeZone = 'Asia/Bangkok'): Moment {
  return momentOf(new Date(text), timeZone)
}

/** A player of whom everything is true that promotions ask for, and who has nothing. */
export function meFor<Config, State>(
  config: Config,
  state: State,
  moment: Moment,
  player: Partial<PlayerFacts> = {},
): Me<Config, State> {
  const usual: PlayerFacts = {
    playerId: 1,
    registeredAt: 0,
    superiorId: null,
    hasMobile: true,
    hasDeposited: true,
    vip: 0,
    coin: 0,
    safebox: 0,
    points: 0,
    hasOpenRound: false,
    hasOpenWithdrawal: false,
    socialPages: {},
  }
  return { config, state, moment, player: { ...usual, ...player } }
}

export function aDeposit(
  amount: number,
  more: Partial<Events['deposit.settled']> = {},
): Events['deposit.settled'] {
  const plain = { orderId: 'DP1', actType: 0, awardId: null, isFirst: false, coversPrice: true }
  return { ...plain, amount, ...more }
}

export function aRound(
  stake: number,
  more: Partial<Events['round.settled']> = {},
): Events['round.settled'] {
  return { gameId: 101, typeId: 1, stake, win: 0, clearsBonus: false, ...more }
}
