import type { TaskName } from '@parlour/contract/activity-types.ts'
import { gameTypes } from '@parlour/contract/game-types.ts'
import type { Events } from '../../frame/event-types.ts'

/** What a fact adds, and to which tasks. */
export type Gain = { name: TaskName; amount: number }

/** How far a fact brings tasks, wherever they are part of a promotion. */
export const taskGains = {
  'day.entered': (_fact: Events['day.entered']): Gain[] => [{ name: 'login', amount: 1 }],
  'mobile.bound': (_fact: Events['mobile.bound']): Gain[] => [{ name: 'bind', amount: 1 }],
  'round.settled': ({ typeId, stake }: Events['round.settled']): Gain[] => [
    { name: 'playGame', amount: stake },
    { name: 'playLuckyGame', amount: typeId === gameTypes.games ? 1 : 0 },
  ],
  'deposit.settled': ({ amount }: Events['deposit.settled']): Gain[] => [
    { name: 'firstPay', amount: 1 },
    { name: 'todayPay', amount },
  ],
  'points.spent': (_fact: Events['points.spent']): Gain[] => [{ name: 'shop', amount: 1 }],
}
