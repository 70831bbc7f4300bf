/** The engine as rules see it: types, the calendar and arithmetic. Nothing here acts. */
export type { Fair } from './chance.ts'
export { chancesOf, pickByWeight } from './chance.ts'
export { canTake, findMissing } from './conditions.ts'
export { levelOf } from './level.ts'
export type { DrawnLot, Lot, Prize } from './lots.ts'
export { coinsIn, oddsOf } from './lots.ts'
export type { Moment } from './moment.ts'
export { addDays, daysBetween, endOfDay, momentOf, startOfDay, weekOf } from './moment.ts'
export { taskHearings, isVisit } from './task-progress.ts'
export type { InviteeState } from './valid-invite.ts'
export { advance, startInvitee } from './valid-invite.ts'
export type { Phase, Season, Window } from './window.ts'
export { endOfTaking, fixedWindow, makesWay, phaseOf, weekWindow, yearSeason } from './window.ts'
export type {
  Card,
  DrawnNow,
  Earned,
  Events,
  FriendPrize,
  Me,
  Newcomer,
  NextDraw,
  OddsLine,
  Offer,
  PlayerFacts,
  Team,
} from './promotion.ts'
