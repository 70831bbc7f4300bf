import type { newYearCalls } from '@parlour/contract/activities/new-year.ts'
import { newYearConfig } from '@parlour/contract/activities/new-year.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { announceWin, canTake, claim, claimFree, coinsIn } from '../engine/index.ts'
import { commitNext, drawPrize, endOfDay } from '../engine/index.ts'
import {
  enter,
  enterOpen,
  findMissing,
  isVisit,
  keep,
  listOwnDraws,
  oddsOf,
} from '../engine/index.ts'
import { readShareLink, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const name = 'NewYear'
const promotion = {
  name,
  config: newYearConfig,
  asks: ['vip', 'hasDeposited'],
  start: rules.start,
  renews: rules.renews,
  window: rules.seasonOf,
  on: rules.on,
  offers: rules.offers,
  claimed: rules.claimed,
  nextDraw: rules.nextDraw,
  drawn: rules.drawn,
  odds: (config) => oddsOf(rules.prizesOf(config)),
  card: (me) => ({
    canClaim: rules.nextDraw(me) !== null || rules.offers(me).some((one) => canTake(me, one)),
    progress: { done: Math.min(rules.mine(me).active, goalOf(me)), total: goalOf(me) },
    expireTime: rules.seasonOf(me.config, me.moment).endsAt,
  }),
} satisfies Promotion<Config, State>

export const newYear = {
  ...promotion,
  handlers: {
    async appNewYearUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { fireworkFrom, betRate } = me.config
      const { playerId, vip } = me.player
      const { startsAt, endsAt } = rules.seasonOf(me.config, me.moment)
      const { database } = ctx.app
      return {
        ...answerOf(me),
        drawList: await listOwnDraws(database, { playerId, activity: name }),
        nextSeedHash: await database.keepBooks((tx) => commitNext(tx, playerId)),
        resetTime: endOfDay(me.moment),
        seasonStart: startsAt,
        seasonEnd: endsAt,
        oddsList: oddsOf(rules.prizesOf(me.config)),
        fireworkFrom,
        vip,
        betRate,
        serverTime: me.moment.at,
      }
    },
    async appNewYearUserShare(ctx, { taskId }) {
      const entered = await enterOpen(ctx, promotion)
      const { state, moment, config, player } = entered.me
      const task = config.tasks.find(({ id }) => id === taskId)
      if (!task || !isVisit(task)) throw ctx.error('unknownTask')
      if (!player.hasMobile) throw ctx.error('mobileNotBound')
      const me = await keep(ctx.tx, entered, rules.visited(state, task, moment, config))
      const shareUrl = await readShareLink(ctx.tx, player.playerId, 'newYear')
      return { ...answerOf(me), shareUrl }
    },
    async appNewYearUserReceiveTask(ctx, { taskId }) {
      return answerClaim(await claimFree(ctx, promotion, keyOf(`task:${taskId}`, true), refuse))
    },
    async appNewYearUserBoxOpen(ctx, { active }) {
      return answerClaim(await claim(ctx, promotion, keyOf(`box:${active}`), refuse))
    },
    async appNewYearUserOpen(ctx, input) {
      const entered = await enter(ctx, promotion)
      const { me, drawn, items, ...proof } = await drawPrize(ctx, promotion, entered, input)
      const won = coinsIn(items)
      if (won >= me.config.fireworkFrom) await announceWin(ctx.tx, me.player.playerId, won)
      return { ...answerOf(me), prizeId: drawn.prizeId, propList: items, ...proof }
    },
    async appNewYearUserExtra(ctx) {
      return answerClaim(await claimFree(ctx, promotion, keyOf('gift')))
    },
  } satisfies Handlers<typeof newYearCalls>,
}

/** A task's key names its day too: it comes again every day. */
function keyOf(what: string, isDaily = false) {
  return (me: Me<Config, State>) => {
    const { season, day } = rules.mine(me)
    return isDaily ? `${season}:${what}:${day}` : `${season}:${what}`
  }
}

function refuse({ config }: Me<Config, State>, key: string) {
  const [, what, which] = key.split(':')
  const isUnknown =
    (what === 'task' && !config.tasks.some(({ id }) => id === Number(which))) ||
    (what === 'box' && !config.boxes.some(({ active }) => active === Number(which)))
  return isUnknown ? 'unknownReward' : 'notReached'
}

type Claimed = { me: Me<Config, State>; items: ReturnType<typeof rules.coins> }

function answerClaim({ me, items }: Claimed) {
  return { ...answerOf(me), propList: items }
}

function answerOf(me: Me<Config, State>) {
  const { active, progress } = rules.mine(me)
  const { config, moment } = me
  // Where a condition is missing nothing can be claimed: the page says which.
  const shown = (status: 0 | 1 | 2) => (status === 1 && findMissing(me) ? 0 : status)
  const gift = rules.giftOf(me)
  return {
    active,
    drawsLeft: rules.drawsLeft(me),
    taskList: config.tasks.map((task) => ({
      id: task.id,
      type: task.type,
      target: task.target,
      progress: Math.min(task.target, progress[task.id] ?? 0),
      rewards: rules.rewardsOf(task),
      status: shown(rules.statusOf(me, task)),
    })),
    boxList: config.boxes.map((box) => ({
      active: box.active,
      rewards: rules.coins(config, box.bonus),
      status: shown(rules.boxStatusOf(me, box.active)),
    })),
    gift: { ...gift, status: shown(gift.status) },
    expireTime: rules.seasonOf(config, moment).endsAt,
  }
}

function goalOf({ config }: Me<Config, State>): number {
  return config.boxes.at(-1)?.active ?? 0
}
