import type { inviteUserSpinCalls } from '@parlour/contract/activities/invite-user-spin.ts'
import { inviteUserSpinConfig } from '@parlour/contract/activities/invite-user-spin.ts'
import { noExpiry } from '@parlour/contract/activity-types.ts'
import { readIdCursor } from '../../frame/input.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { canTake, claimFree, commitNext, draw, enter, keep } from '../engine/index.ts'
import { listDraws, listWinners, pageInvitees, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const name = 'InviteUserSpin'

const promotion = {
  name,
  config: inviteUserSpinConfig,
  start: rules.start,
  renews: rules.isOver,
  on: { 'invite.validated': rules.afterInvite },
  offers: rules.offers,
  claimed: rules.claimed,
  ownDraws: { next: rules.nextSpin, drawn: rules.spun },
  friendPrizes: rules.friendPrizes,
  asks: ['hasDeposited'],
  card: (me) => {
    const wheel = rules.findWheel(me.state, me.moment)
    const status = rules.statusOf(wheel)
    return {
      canClaim:
        rules.canSpin(wheel, me.isClosing) || rules.offers(me).some((offer) => canTake(me, offer)),
      progress: wheel && { done: wheel.collected, total: wheel.target },
      expireTime: status === 0 && wheel ? wheel.endsAt : noExpiry,
    }
  },
} satisfies Promotion<Config, State>

export const inviteUserSpin = {
  ...promotion,
  handlers: {
    async actInviteUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { playerId } = ctx.caller
      const { targets, ...terms } = me.config
      return {
        ...wheelOf(me),
        targetList: targets,
        terms,
        winnerList: await listWinners(ctx.tx, name),
        nextSeedHash: await ctx.app.database.keepBooks((tx) => commitNext(tx, playerId)),
        serverTime: me.moment.at,
      }
    },
    async actInviteUserRecord({ tx, caller: { playerId } }, { cursor, limit }) {
      const before = readIdCursor(cursor)
      const asked = { playerId, activity: name, before, limit: limit + 1 } as const
      const draws = await listDraws<Spun>(tx, asked)
      const page = draws.slice(0, limit)
      return {
        spinList: page.map(({ result, at, proof }) => ({ ...result, time: at, proof })),
        nextCursor: draws.length > limit ? String(page.at(-1)?.drawId) : null,
      }
    },
    actInviteUserStatus: ({ tx, caller }, page) => pageInvitees(tx, caller.playerId, page),
    async actInviteUserSpin(ctx, { target: picked, clientSeed }) {
      const entered = await enter(ctx, promotion)
      const { me } = entered
      const wheel = rules.findWheel(me.state, me.moment)
      if (!wheel && me.isClosing) throw ctx.error('ended')
      if (wheel && wheel.spins === 0) throw ctx.error('nothingLeft')
      if (!wheel && picked === undefined) throw ctx.error('targetMissing')
      const target = wheel?.target ?? picked ?? 0
      if (!wheel && !me.config.targets.includes(target)) throw ctx.error('unknownTarget')
      const range = wheel
        ? rules.inviteRange(target, me.config)
        : rules.firstRange(target, me.config)
      const { playerId } = ctx.caller
      const { result, proof } = await draw(
        ctx.tx,
        { playerId, activity: name, clientSeed },
        (fair) => {
          const amount = range.from + fair.integer(range.to - range.from + 1)
          return { target, amount, ...range } satisfies Spun
        },
      )
      const state = wheel
        ? rules.spin(me.state, result.amount)
        : rules.begin(me.state, result, me.moment, me.config)
      const after = await keep(ctx.tx, entered, state)
      const nextSeedHash = await commitNext(ctx.tx, playerId)
      return { ...wheelOf(after), ...result, proof, nextSeedHash }
    },
    async actInviteUserExchange(ctx) {
      const { me, items } = await claimFree(ctx, promotion, ({ state }) => String(state.wheels))
      return { ...wheelOf(me), winnerList: await listWinners(ctx.tx, name), propList: items }
    },
  } satisfies Handlers<typeof inviteUserSpinCalls>,
}

/** What is kept of a spin. */
type Spun = { target: number; amount: number; from: number; to: number }

function wheelOf({ state, config, moment, isClosing }: Me<Config, State>) {
  const wheel = rules.findWheel(state, moment)
  return {
    target: wheel?.target ?? null,
    collected: wheel?.collected ?? 0,
    spinsLeft: wheel ? wheel.spins : Number(rules.canSpin(null, isClosing)),
    invitesLeft: rules.invitesLeft(wheel, config),
    itemStatus: rules.statusOf(wheel),
    expireTime: expireTimeOf(wheel, moment),
  }
}

/** Nothing runs out before a wheel is begun. */
function expireTimeOf(wheel: rules.Wheel | null, { at }: Me['moment']): number {
  if (!wheel) return noExpiry
  return at < wheel.endsAt ? wheel.endsAt : 0
}
