import type { operatorPeopleCalls } from '@parlour/contract/operator/people.ts'
import { readLevels, readRunning } from '../activities/index.ts'
import { areWithdrawalsHeld, listCards, listLatestOrders, maskCard } from '../cashier/index.ts'
import { lastDays } from '../frame/calendar.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { readKyc } from '../identity/index.ts'
import { findPause, listSet } from '../limits/index.ts'
import { listLatestRounds } from '../play/index.ts'
import type { FoundPlayer } from '../players/index.ts'
import {
  findPlayer,
  findPlayers,
  getPlayer,
  isPlayer,
  maskMobile,
  readTraits,
} from '../players/index.ts'
import { endOtherSessions, listSessions, readLastSeen } from '../session/index.ts'
import { listChanges, readBalances, stakedOn } from '../wallet/index.ts'
import { readNetDeposits, readSummary } from '../wallet/index.ts'
import { addNote, listNotes } from './notes.ts'
import { listEvents } from './player-events.ts'
import type { OperatorHandlers } from './run.ts'

export const peopleHandlers = {
  async listPlayers({ tx }, { joinedFrom, joinedTo, stakedFrom, stakedTo, ...wanted }) {
    const { timeZone } = (await readSettings(tx)).settings
    const isOfDays = [joinedFrom, joinedTo, stakedFrom, stakedTo].some(Boolean)
    const staked = { from: stakedFrom, to: stakedTo }
    const { shown, nextCursor } = await findPlayers(tx, {
      ...wanted,
      ...(isOfDays && { joined: { from: joinedFrom, to: joinedTo, timeZone } }),
      ...((stakedFrom ?? stakedTo) && { more: stakedOn(sql`players.player_id`, staked) }),
    })
    return { playerList: await describe(tx, shown), nextCursor }
  },
  async getPlayer({ tx, error }, { playerId }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const { superiorId: inviterId } = await getPlayer(tx, playerId)
    const found = await findPlayer(tx, playerId)
    const [described] = found ? await describe(tx, [found]) : []
    if (!described) throw error('unknownPlayer')
    const { state: kycStatus } = await readKyc(tx, playerId)
    const pause = await findPause(tx, playerId)
    return {
      ...described,
      ...(await readMoney(tx, playerId)),
      inviterId,
      kycStatus,
      areWithdrawalsHeld: await areWithdrawalsHeld(tx, playerId),
      limitList: (await listSet(tx, playerId)).flatMap(({ kind, period, amount, isByHouse }) =>
        amount === null ? [] : [{ kind, period, amount, isByHouse }],
      ),
      pause: pause && { kind: pause.kind, endTime: pause.endTime },
      sessionList: (await listSessions(tx, playerId)).map(({ createdAt, seenAt, ...one }) => ({
        model: one.model,
        os: one.os,
        country: one.country,
        startTime: createdAt.getTime(),
        seenTime: seenAt.getTime(),
      })),
      noteList: (await listNotes(tx, playerId)).map(timed),
    }
  },
  async getPlayerIdentity({ tx, error }, { playerId }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const { state: status, reason, ...kyc } = await readKyc(tx, playerId)
    const ms = (moment: Date | null) => moment?.getTime() ?? null
    return {
      status,
      reason,
      dueTime: ms(kyc.dueAt),
      submittedTime: ms(kyc.submittedAt),
      decidedTime: ms(kyc.decidedAt),
      cardList: (await listCards(tx, playerId)).map((card) => ({
        cardId: card.cardId,
        bankName: card.bankName,
        maskedCard: maskCard(card.lastDigits),
        isDefault: card.isDefault,
        changeTime: card.changedAt.getTime(),
        paidTime: ms(card.paidAt),
      })),
    }
  },
  async listPlayerDays({ tx, error }, { playerId }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const { timeZone } = (await readSettings(tx)).settings
    const days = lastDays(timeZone, shownDays)
    const changes = await listChanges(tx, { playerId, from: days[0] ?? '', timeZone })
    const changeOf = new Map(changes.map(({ day, change }) => [day, change]))
    let { coin: balance } = await readBalances(tx, playerId)
    const dayList = days.toReversed().map((day) => {
      const shown = { day, balance }
      balance -= changeOf.get(day) ?? 0
      return shown
    })
    const { all: netDeposit } = await readNetDeposits(tx, playerId, timeZone)
    return { dayList: dayList.toReversed(), netDeposit }
  },
  async listPlayerEvents({ tx }, page) {
    return listEvents(tx, page)
  },
  async listPlayerOrders({ tx }, { playerId, limit }) {
    const orders = await listLatestOrders(tx, playerId, limit)
    return {
      orderList: orders.map(({ createdAt, ...one }) => ({
        ...one,
        createTime: createdAt.getTime(),
      })),
    }
  },
  async listPlayerRounds({ tx }, { playerId, limit }) {
    const rounds = await listLatestRounds(tx, playerId, limit)
    return {
      roundList: rounds.map(({ openedAt, ...one }) => ({ ...one, time: openedAt.getTime() })),
    }
  },
  async revealPlayer({ tx, error }, { playerId }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const { mobile } = await getPlayer(tx, playerId)
    return { mobile }
  },
  async addNote({ tx, operator, error }, { playerId, text }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    await addNote(tx, { playerId, operatorId: operator.operatorId, text })
    return {}
  },
  async endSessions({ tx, error, note }, { playerId }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const ended = await endOtherSessions(tx, playerId, null)
    note({ sessions: ended }, { sessions: 0 })
    return { ended }
  },
} satisfies OperatorHandlers<typeof operatorPeopleCalls>

const shownDays = 60

async function describe(queries: Queries, found: FoundPlayer[]) {
  const ids = found.map(({ playerId }) => playerId)
  const { settings } = await readSettings(queries)
  const traits = await readTraits(queries, ids)
  const seen = await readLastSeen(queries, ids)
  const levels = await readLevels(queries, await readRunning(queries), ids)
  return found.map(({ playerId, name, account, mobile, state, createdAt }) => ({
    playerId,
    playerName: name,
    account,
    maskedMobile: mobile === null ? null : maskMobile(mobile, settings.countryCode),
    state,
    level: levels.get(playerId) ?? 0,
    netDeposit: traits.get(playerId)?.netDeposit ?? 0,
    source: traits.get(playerId)?.source ?? '',
    country: seen.get(playerId)?.country ?? null,
    createTime: createdAt.getTime(),
    lastSeenTime: seen.get(playerId)?.at.getTime() ?? null,
  }))
}

async function readMoney(queries: Queries, playerId: number) {
  const sheet = await readSummary(queries, playerId)
  const { coin, held, points, locked, withdrawable, safebox: safe, receivable: owed } = sheet
  return {
    accounts: { coin, held, safe, withdrawable, locked, points, owed },
    requirementList: sheet.requirements.map((one) => ({
      source: one.source,
      amount: one.amount,
      required: one.required,
      wagered: one.wagered,
      createTime: one.createdAt.getTime(),
    })),
  }
}

function timed<Row extends { at: Date }>({ at, ...row }: Row) {
  return { ...row, time: at.getTime() }
}
