import type { redPacketCalls } from '@parlour/contract/activities/red-packet.ts'
import { redPacketConfig } from '@parlour/contract/activities/red-packet.ts'
import type { Handlers } from '../../frame/module.ts'
import type { DrawnLot, DrawProof, Me, Promotion } from '../engine/index.ts'
import { coinsIn, commitNext, drawFreePrize, enter, findMissing } from '../engine/index.ts'
import { listDraws, readSpent, visit } from '../engine/index.ts'
import type { Config, Rain, State } from './rules.ts'
import * as rules from './rules.ts'

type Queries = Parameters<typeof readSpent>[0]

const name = 'RedPacket'
const promotion = {
  name,
  config: redPacketConfig,
  asks: ['vip'],
  isFree: true,
  start: rules.start,
  /** There is no turn to finish: every rain goes by the newest config. */
  renews: () => true,
  on: { 'deposit.settled': rules.afterDeposit, 'round.settled': rules.afterRound },
  offers: () => [],
  claimed: (state) => state,
  visits: (config, moment) => rules.listRains(config, moment).map(({ startsAt }) => startsAt),
  nextDraw: rules.nextDraw,
  drawn: rules.drawn,
  card: (me) => ({ canClaim: rules.nextDraw(me) !== null }),
} satisfies Promotion<Config, State>

export const redPacket = {
  ...promotion,
  handlers: {
    async appRedPacketUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { minDeposit, minWagered, betRate, times } = me.config
      const { playerId, vip } = me.player
      const { database } = ctx.app
      return {
        ...(await rainOf(database, me)),
        ...rules.leftOf(me),
        ...rules.rangeOf(me),
        isQualified: rules.isQualified(me),
        vip,
        minDeposit,
        minWagered,
        betRate,
        times: times.toSorted(),
        packetList: await listPackets(database, playerId),
        nextSeedHash: await database.keepBooks((tx) => commitNext(tx, playerId)),
        serverTime: me.moment.at,
      }
    },
    async appRedPacketUserOpen(ctx, { rainId, clientSeed }) {
      const entered = await enter(ctx, promotion)
      const { me } = entered
      const { playerId } = me.player
      const opened = rules.findOpened(me.state, rainId)
      if (opened) {
        const first = await getPacket(ctx.tx, playerId, opened.drawId)
        const nextSeedHash = await commitNext(ctx.tx, playerId)
        return { ...(await rainOf(ctx.tx, me)), ...first, nextSeedHash }
      }
      const refusal = refusalOf(me, rainId)
      if (refusal) throw ctx.error(refusal)
      const { drawn, items, proof, nextSeedHash, ...after } = await drawFreePrize(
        ctx,
        promotion,
        entered,
        { clientSeed },
      )
      const packet = packetOf(drawn, proof)
      return { ...(await rainOf(ctx.tx, after.me)), ...packet, propList: items, nextSeedHash }
    },
  } satisfies Handlers<typeof redPacketCalls>,
}

/** Why a packet of this rain cannot be opened; the pool is asked later. */
function refusalOf(me: Me<Config, State>, rainId: number) {
  const { config, moment } = me
  const rain = rules.listRains(config, moment).find((one) => one.rainId === rainId)
  if (!rain) return 'unknownReward'
  if (moment.at < rain.startsAt) return 'notStarted'
  if (me.isClosing || rules.currentRain(config, moment).rainId !== rainId) return 'ended'
  return findMissing(me) ?? (rules.isQualified(me) ? null : 'notReached')
}

async function rainOf(queries: Queries, me: Me<Config, State>) {
  const rain = rules.currentRain(me.config, me.moment)
  const { budget, period, limit } = rules.budgetOf(me.config, rain)
  const spent = await readSpent(queries, { budget, period })
  return { ...rain, pool: limit, poolLeft: Math.max(0, limit - spent), status: statusOf(me, rain) }
}

function statusOf(me: Me<Config, State>, { rainId }: Rain): 0 | 1 | 2 {
  if (rules.findOpened(me.state, rainId)) return 2
  return rules.nextDraw(me) && !findMissing(me) ? 1 : 0
}

async function getPacket(queries: Queries, playerId: number, drawId: number) {
  const asked = { playerId, activity: name, before: drawId + 1, limit: 1 } as const
  const [found] = await listDraws<DrawnLot>(queries, asked)
  if (found?.drawId !== drawId) throw new Error(`the packet ${drawId} was never drawn`)
  return { ...packetOf(found.result, found.proof), propList: found.result.rewards }
}

async function listPackets(queries: Queries, playerId: number) {
  const asked = { playerId, activity: name, before: null, limit: 20 } as const
  const draws = await listDraws<DrawnLot>(queries, asked)
  return draws.map(({ result, proof, at }) => {
    return { ...packetOf(result, proof), propList: result.rewards, time: at }
  })
}

function packetOf(drawn: DrawnLot, proof: DrawProof) {
  const { min: from = 0, max: to = 0 } = drawn.range ?? {}
  return { amount: coinsIn(drawn.rewards), from, to, proof }
}
