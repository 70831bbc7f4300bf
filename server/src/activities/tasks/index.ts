import type { tasksCalls } from '@parlour/contract/activities/tasks.ts'
import { tasksConfig } from '@parlour/contract/activities/tasks.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claim, endOfDay, enter, keep, readShareLink, readSocialPages } from '../engine/index.ts'
import { visit, visitAsGuest } from '../engine/index.ts'
import * as claims from './offers.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'
import { isVisit, sharedFrom, showState, showTask } from './task-view.ts'

const promotion = {
  name: 'Tasks',
  config: tasksConfig,
  asks: ['hasDeposited'],
  start: rules.start,
  renews: rules.renews,
  on: rules.on,
  offers: claims.offers,
  claimed: claims.claimed,
  refuse: claims.refuse,
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
      const me = caller
        ? await visit({ app, caller }, promotion)
        : await visitAsGuest(app, promotion)
      if (!me) return { ...noTasks, serverTime: Date.now(), resetTime: Date.now() }
      return {
        ...showState(me, await readSocialPages(tx)),
        betRate: me.config.betRate,
        resetTime: endOfDay(me.moment),
        serverTime: me.moment.at,
      }
    },
    async appProxyUser4TaskUser(ctx, { taskId }) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const task = findTask(me, taskId)
      if (!task) throw ctx.error('unknownTask')
      return { task: showTask(me, task, await readSocialPages(ctx.tx)) }
    },
    async appProxyUser4TaskUserShare(ctx, { taskId }) {
      const entered = await enter(ctx, promotion)
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
      const { me, items } = await claim(ctx, promotion, (now) =>
        wanted.kind === 'task'
          ? claims.keyOfTask(now, wanted.taskId)
          : claims.keyOfMilestone(now, wanted.done),
      )
      return { ...showState(me, await readSocialPages(ctx.tx)), propList: items }
    },
  } satisfies Handlers<typeof tasksCalls>,
}

const noTasks = {
  achieveNum: 0,
  achieveData: '[]',
  taskData: '[]',
  canReceiveTaskAward: false,
  betRate: 0,
}

function findTask({ config }: Me<Config, State>, taskId: number) {
  return config.tasks.find(({ id }) => id === taskId) ?? null
}
