import type { christmasCalls } from '@parlour/contract/activities/christmas.ts'
import { christmasConfig } from '@parlour/contract/activities/christmas.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import {
  addDays,
  canTake,
  claim,
  claimFree,
  commitNext,
  drawPrize,
  enter,
} from '../engine/index.ts'
import { findMissing, listOwnDraws, momentOf, oddsOf, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const name = 'Christmas'
const promotion = {
  name,
  config: christmasConfig,
  asks: ['hasDeposited'],
  start: rules.start,
  renews: rules.renews,
  window: rules.seasonOf,
  on: { 'deposit.settled': rules.afterDeposit },
  offers: rules.offers,
  claimed: rules.claimed,
  nextDraw: rules.nextDraw,
  drawn: rules.drawn,
  isDue: rules.isDue,
  odds: ({ prizes }) => oddsOf(prizes),
  card: (me) => ({
    canClaim: rules.nextDraw(me) !== null || rules.offers(me).some((one) => canTake(me, one)),
    progress: { done: rules.mine(me).signed.length, total: listDays(me).length },
    expireTime: rules.seasonOf(me.config, me.moment).endsAt,
  }),
} satisfies Promotion<Config, State>

export const christmas = {
  ...promotion,
  handlers: {
    async appChristmasUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { signBonus, depositPerBox, boxesADay, prizes, betRate } = me.config
      const { playerId } = me.player
      const { database } = ctx.app
      return {
        ...answerOf(me),
        dayList: listDays(me),
        today: me.moment.day,
        signBonus,
        depositPerBox,
        boxesADay,
        oddsList: oddsOf(prizes),
        betRate,
        drawList: await listOwnDraws(database, { playerId, activity: name }),
        nextSeedHash: await database.keepBooks((tx) => commitNext(tx, playerId)),
        serverTime: me.moment.at,
      }
    },
    async appChristmasUserSign(ctx) {
      const { me, items } = await claimFree(ctx, promotion, keyOf('sign'))
      return { ...answerOf(me), propList: items }
    },
    async appChristmasUserOpen(ctx, input) {
      const entered = await enter(ctx, promotion)
      const { me, drawn, proof, nextSeedHash } = await drawPrize(ctx, promotion, entered, input)
      const boxId = Number(proof.drawId)
      const { prizeId, rewards } = drawn
      return { ...answerOf(me), boxId, prizeId, propList: rewards, proof, nextSeedHash }
    },
    async appChristmasUserReceive(ctx, { boxId }) {
      const { me, items } = await claim(ctx, promotion, keyOf('box', boxId), refuseBox)
      return { ...answerOf(me), propList: items }
    },
    async appChristmasUserExtra(ctx, { signedDays }) {
      const { me, items } = await claim(ctx, promotion, keyOf('extra', signedDays), refuseExtra)
      return { ...answerOf(me), propList: items }
    },
  } satisfies Handlers<typeof christmasCalls>,
}

function keyOf(what: 'sign' | 'box' | 'extra', which?: number) {
  return (me: Me<Config, State>) => `${rules.mine(me).season}:${what}:${which ?? me.moment.day}`
}

/** A box that was opened can be taken. */
function refuseBox() {
  return 'unknownReward' as const
}

function refuseExtra({ config }: Me<Config, State>, key: string) {
  const days = Number(key.split(':')[2])
  const isKnown = config.extras.some(({ signedDays }) => signedDays === days)
  return isKnown ? 'notReached' : 'unknownReward'
}

function answerOf(me: Me<Config, State>) {
  const { signed, boxes, extras } = rules.mine(me)
  const missing = findMissing(me)
  const signStatus = rules.signStatusOf(me)
  return {
    signedDays: signed,
    signStatus: signStatus === 1 && missing ? (0 as const) : signStatus,
    ...rules.boxesOf(me),
    openBoxList: boxes,
    extraList: me.config.extras.map(({ signedDays, bonus }) => {
      const isReached = signed.length >= signedDays
      const open = isReached && !missing ? (1 as const) : (0 as const)
      const status = extras.includes(signedDays) ? (2 as const) : open
      return { signedDays, rewards: rules.coins(me.config, bonus), status }
    }),
    expireTime: rules.seasonOf(me.config, me.moment).endsAt,
  }
}

function listDays({ config, moment }: Me<Config, State>): string[] {
  const { id, endsAt } = rules.seasonOf(config, moment)
  const last = momentOf(endsAt - 1, moment.timeZone).day
  const days: string[] = []
  for (let day = id; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
