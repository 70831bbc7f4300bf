import type { tasksCalls } from '@parlour/contract/activities/tasks.ts'
import { tasksConfig } from '@parlour/contract/activities/tasks.ts'
import type { Achievement, TaskEntry } from '@parlour/contract/activities/tasks.ts'
import type { FollowType } from '@parlour/contract/activity-types.ts'
import { writeJsonText } from '@parlour/contract/json-text.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Context, Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import {
  claimFree,
  endOfDay,
  enterOpen,
  keep,
  readShareLink,
  readSocialPages,
} from '../engine/index.ts'
import { isVisit, readMe, visit, visitAsGuest } from '../engine/index.ts'
import { followRewards, refuseChannel, showChannel, showChannels } from './follow-rewards.ts'
import { channelOf, keyOf, visited } from './follow-rules.ts'
import * as claims from './offers.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'
import { pageOf, sharedFrom, showState, showTask } from './task-view.ts'

export { followRewards }

const promotion = {
  name: 'Tasks',
  config: tasksConfig,
  asks: ['hasDeposited'],
  start: rules.start,
  renews: rules.renews,
  on: rules.on,
  offers: claims.offers,
  claimed: claims.claimed,
  isFree: true,
  card: (me) => ({
    canClaim: claims.offers(me).length > 0,
    progress: { done: rules.countDone(me), total: me.config.tasks.length },
  }),
} satisfies Promotion<Config, State>

export const tasks = {
  ...promotion,
  handlers: {
    async getTaskUser({ app, tx, caller }) {
      const look = <C, S>(one: Promotion<C, S>) =>
        caller ? visit({ app, caller }, one) : visitAsGuest({ app }, one)
      const me = await look(promotion)
      const social = await readSocialPages(tx)
      const channels = showChannels(await look(followRewards), social)
      if (!me) return showNone(channels)
      return {
        ...showState(me, channels, social),
        betRate: me.config.betRate,
        resetTime: endOfDay(me.moment),
        serverTime: me.moment.at,
      }
    },
    async appProxyUser4TaskUser(ctx, { taskId }) {
      const social = await readSocialPages(ctx.tx)
      const channel = channelOf(taskId)
      if (channel) {
        const following = await visit(ctx, followRewards)
        if (!following) throw ctx.error('ended')
        return { task: showChannel(following, channel, social) }
      }
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const task = findTask(me, taskId)
      if (!task) throw ctx.error('unknownTask')
      return { task: showTask(me, task, social) }
    },
    async appProxyUser4TaskUserShare(ctx, { taskId }) {
      const channel = channelOf(taskId)
      if (channel) return { task: await follow(ctx, channel), shareUrl: null }
      const entered = await enterOpen(ctx, promotion)
      const task = findTask(entered.me, taskId)
      if (!task || !isVisit(task)) throw ctx.error('unknownTask')
      if (!entered.me.player.hasMobile) throw ctx.error('mobileNotBound')
      const { state, moment } = entered.me
      const me = await keep(ctx.tx, entered, rules.visited(state, task, moment))
      const from = sharedFrom(task)
      return {
        task: showTask(me, task, await readSocialPages(ctx.tx)),
        shareUrl: from && (await readShareLink(ctx.tx, ctx.caller.playerId, from)),
      }
    },
    async appProxyUser4TaskUserReceive(ctx, wanted) {
      const items = await receive(ctx, wanted)
      const social = await readSocialPages(ctx.tx)
      const asking = { app: ctx.app, queries: ctx.tx, playerId: ctx.caller.playerId }
      const channels = showChannels((await readMe(asking, followRewards))?.me ?? null, social)
      const me = (await readMe(asking, promotion))?.me
      return { ...(me ? showState(me, channels, social) : showNone(channels)), propList: items }
    },
  } satisfies Handlers<typeof tasksCalls>,
}

type Receiving = Context<typeof tasksCalls.appProxyUser4TaskUserReceive>
type Wanted = z.output<(typeof tasksCalls)['appProxyUser4TaskUserReceive']['input']>

async function receive(ctx: Receiving, wanted: Wanted): Promise<RewardItem[]> {
  const channel = wanted.kind === 'task' ? channelOf(wanted.taskId) : null
  if (channel) return (await claimFree(ctx, followRewards, keyOf(channel), refuseChannel)).items
  const which = (now: Me<Config, State>) =>
    wanted.kind === 'task'
      ? claims.keyOfTask(now, wanted.taskId)
      : claims.keyOfMilestone(now, wanted.done)
  return (await claimFree(ctx, promotion, which, claims.refuse)).items
}

function findTask({ config }: Me<Config, State>, taskId: number) {
  return config.tasks.find(({ id }) => id === taskId) ?? null
}

type Sharing = Context<typeof tasksCalls.appProxyUser4TaskUserShare>

/** The player goes to a channel's page; one that the site does not have cannot be followed. */
async function follow(ctx: Sharing, channel: FollowType): Promise<TaskEntry> {
  const entered = await enterOpen(ctx, followRewards)
  const { state, config, player } = entered.me
  const social = await readSocialPages(ctx.tx)
  const isOffered = config.taskTypes.includes(channel) && pageOf(channel, social) !== null
  if (!isOffered) throw ctx.error('unknownTask')
  if (!player.hasMobile) throw ctx.error('mobileNotBound')
  return showChannel(await keep(ctx.tx, entered, visited(state, channel)), channel, social)
}

/** Only the channels, where tasks do not run. */
function showNone(channels: TaskEntry[]) {
  const now = Date.now()
  return {
    achieveNum: 0,
    achieveData: writeJsonText<Achievement[]>([]),
    taskData: writeJsonText(channels),
    canReceiveTaskAward: channels.some(({ status }) => status === 1),
    betRate: 0,
    serverTime: now,
    resetTime: now,
  }
}
