import type { z } from 'zod'
import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import type { limitCalls } from '@parlour/contract/player/limits.ts'
import type { Queries, Tx } from '../frame/db.ts'
import type { Handlers } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import { lockPlayer } from '../players/index.ts'
import { noteChange, noteLapsed } from './changes.ts'
import { readDepositWish } from './deposit-limits.ts'
import { judgeAnew } from './play-totals.ts'
import type { CloseEverything } from './take-break.ts'
import { askToReturn, takeBreak } from './take-break.ts'
import type { Named } from './records.ts'
import {
  listSet,
  noteDeclined,
  noteReviewed,
  readClock,
  removeLimit,
  writeCheckMinutes,
  writeLimit,
  writeRaise,
} from './records.ts'
import { changeLimit, judgeRaise } from './rules.ts'
import { moveCheck } from './sittings.ts'
import type { SumOpenOrders } from './standing.ts'
import { readStanding } from './standing.ts'

/** What later modules do when play is paused, and what they know of open orders. */
export type LaterModules = { closeEverything: CloseEverything; sumOpenOrders: SumOpenOrders }

/** Limits, raises and pauses, as the player asks for them. */
export function createLimitHandlers({ closeEverything, sumOpenOrders }: LaterModules) {
  const answer = (tx: Tx, playerId: number) => readStanding(tx, playerId, sumOpenOrders)
  return {
    getLimits: ({ tx, caller }) => readStanding(tx, caller.playerId, sumOpenOrders),
    async setLimit({ tx, caller, error }, wanted) {
      const { playerId } = caller
      await lockPlayer(tx, playerId)
      if (!(await setOwn(tx, playerId, wanted))) throw error('noSuchLimit')
      return answer(tx, playerId)
    },
    async confirmRaise({ tx, caller, error }, { kind, period }) {
      const { playerId } = caller
      await lockPlayer(tx, playerId)
      const limit = await findOwn(tx, playerId, { kind, period })
      const reason = judgeRaise(limit?.raise ?? null, await readClock(tx))
      if (reason) throw error(reason)
      const amount = limit?.raise?.amount ?? null
      const named = { playerId, kind, period, isByHouse: false }
      await changeTo(tx, { ...named, amount })
      await noteChange(tx, playerId, { ...named, what: amount ? 'raised' : 'removed', amount })
      return answer(tx, playerId)
    },
    async takeBackRaise({ tx, caller, error }, { kind, period }) {
      const { playerId } = caller
      await lockPlayer(tx, playerId)
      const limit = await findOwn(tx, playerId, { kind, period })
      if (judgeRaise(limit?.raise ?? null, await readClock(tx)) === 'noRaise')
        throw error('noRaise')
      await writeRaise(tx, { playerId, kind, period, isByHouse: false }, null)
      await noteChange(tx, playerId, { what: 'takenBack', kind, period })
      return answer(tx, playerId)
    },
    async declineLimit({ tx, caller, error }) {
      const { playerId } = caller
      const wish = await readDepositWish(tx, playerId)
      if (wish === 'required') throw error('limitRequired')
      if (wish === 'asked') await noteDeclined(tx, playerId)
      return answer(tx, playerId)
    },
    async reviewLimits({ tx, caller }) {
      await noteReviewed(tx, caller.playerId)
      return answer(tx, caller.playerId)
    },
    async setRealityCheck({ tx, caller, error }, { minutes }) {
      const { settings } = await readSettings(tx)
      if (minutes > jurisdictionOf(settings.jurisdiction).realityCheckMinutes)
        throw error('tooLong')
      await writeCheckMinutes(tx, caller.playerId, minutes)
      await moveCheck(tx, caller.playerId)
      return answer(tx, caller.playerId)
    },
    async takeBreak({ tx, caller, error }, wish) {
      const { playerId } = caller
      if (!(await takeBreak(tx, playerId, wish, closeEverything))) throw error('wouldShorten')
      return answer(tx, playerId)
    },
    async askToReturn({ tx, caller, error }) {
      const refusal = await askToReturn(tx, caller.playerId)
      if (refusal) throw error(refusal)
      return answer(tx, caller.playerId)
    },
  } satisfies Handlers<typeof limitCalls>
}

/** The house's own limit of a kind; null when it set none. */
export async function findHouseLimit(queries: Queries, playerId: number, named: NamedKind) {
  return (await findSet(queries, playerId, { ...named, isByHouse: true }))?.amount ?? null
}

/** An operator sets a lower one, or takes the house's own away again; the player's stays. */
export async function setHouseLimit(tx: Tx, playerId: number, wanted: Wanted): Promise<void> {
  const { kind, period, amount } = wanted
  await lockPlayer(tx, playerId)
  await changeTo(tx, { playerId, kind, period, isByHouse: true, amount })
  const what = amount === null ? 'removed' : 'set'
  await noteChange(tx, playerId, { ...wanted, what, isByHouse: true })
}

type Wanted = z.output<(typeof limitCalls.setLimit)['input']>
type NamedKind = Pick<Wanted, 'kind' | 'period'>

/** False when there is nothing to remove. */
async function setOwn(tx: Tx, playerId: number, wanted: Wanted): Promise<boolean> {
  const { kind, period } = wanted
  const { settings } = await readSettings(tx)
  await noteLapsed(tx, playerId)
  const clock = await readClock(tx)
  const own = await findOwn(tx, playerId, wanted)
  const change = changeLimit(own, wanted, clock, jurisdictionOf(settings.jurisdiction))
  const named = { playerId, kind, period, isByHouse: false }
  if (change.outcome === 'unknown') return false
  if (change.outcome === 'waits') {
    await writeRaise(tx, named, change.raise)
    await noteChange(tx, playerId, { ...wanted, what: 'raiseAsked' })
  }
  if (change.outcome === 'set') {
    await changeTo(tx, { ...named, amount: change.amount })
    await noteReviewed(tx, playerId)
    await noteChange(tx, playerId, { ...wanted, what: 'set' })
  }
  return true
}

/** To this amount, null to none. Hours are marked of those only who limit play. */
async function changeTo(tx: Tx, limit: Named & { amount: number | null }): Promise<void> {
  const { amount, playerId } = limit
  const limitsPlay = async () =>
    (await listSet(tx, playerId)).some(({ kind }) => kind !== 'deposit')
  const isCounted = await limitsPlay()
  if (amount === null) await removeLimit(tx, limit)
  else await writeLimit(tx, { ...limit, amount })
  if (limit.kind === 'deposit') return
  const isLimited = await limitsPlay()
  await judgeAnew(tx, playerId, await readClock(tx), { isCounted, isLimited })
}

const findOwn = (tx: Tx, playerId: number, { kind, period }: NamedKind) =>
  findSet(tx, playerId, { kind, period, isByHouse: false })

async function findSet(queries: Queries, playerId: number, wanted: Omit<Named, 'playerId'>) {
  const set = await listSet(queries, playerId)
  const names = ['kind', 'period', 'isByHouse'] as const
  return set.find((limit) => names.every((name) => limit[name] === wanted[name])) ?? null
}
