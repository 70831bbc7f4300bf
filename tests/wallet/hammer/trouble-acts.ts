import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { openNextMonth } from '@parlour/server/wallet/index.ts'
import { openRound } from '../../conformance/client.ts'
import { WrongAnswer } from './answers.ts'
import type { Random } from './random.ts'
import { poisonMark } from './troubles.ts'
import type { Worker } from './worker.ts'

const poisonGapMs = 15_000

/** A win that can never be written gets a last word, and its bet can still be taken back. */
export async function sendPoison({ caller, journal, player, house }: Worker): Promise<void> {
  // So many final refusals in a minute, and the house would rather think the fault its own.
  if (!house.troubles.isOn || Date.now() < house.troubles.poisonedAtMs + poisonGapMs) return
  house.troubles.poisonedAtMs = Date.now()
  const round = openRound(player.subject)
  const told = await caller.wallet('bet', round.bet)
  if (told.name !== 'ok') return
  journal.add('bet', round.bet.transactionId, { coin: -round.bet.amount })
  const transactionId = poisonMark + round.win.transactionId
  const won = await caller.wallet('win', { ...round.win, transactionId })
  if (won.name !== 'impossible') throw new WrongAnswer(`a poison win was answered ${won.name}`)
  const undone = await caller.wallet('rollback', round.rollback)
  if (undone.name !== 'ok') throw new WrongAnswer(`a rollback was answered ${undone.name}`)
  journal.add('bet_rollback', round.rollback.transactionId, { coin: round.bet.amount })
  house.troubles.poisons++
}

/** Somebody who keeps the accounts of a few players locked, again and again. */
export async function holdLocks(crew: Worker[], random: Random, isOver: () => boolean) {
  const ids = crew.map(({ player }) => player.as.playerId).toSorted((one, other) => one - other)
  const [{ house } = { house: null }] = crew
  while (house && !isOver()) {
    const forMs = random.within(100, 1_500)
    if (house.troubles.isOn)
      await hold(house.database, ids, forMs).then(
        () => house.troubles.holds++,
        // The database was killed: what it held is free.
        () => null,
      )
    await pause(random.within(50, 300))
  }
}

/** Opens one more month while somebody reads the whole ledger, as the job would: until it is. */
export async function openMonth({ database, troubles }: Worker['house']): Promise<void> {
  const ahead = 13 + troubles.months
  const dump = database
    .transaction(async (tx) => {
      await tx.run(sql`set transaction isolation level repeatable read, read only`)
      await tx.rows(sql`select from wallet_entries`)
      await pause(800)
    })
    .catch(() => null)
  for (let tries = 0; tries < 60; tries++) {
    const isOpen = await database
      .transaction((tx) => openNextMonth(tx, ahead))
      .then(
        () => true,
        () => false,
      )
    if (isOpen) {
      troubles.months++
      break
    }
    await pause(400)
  }
  await dump
}

async function hold(database: Database, ids: number[], forMs: number): Promise<void> {
  await database.transaction(async (tx) => {
    // One by one: rows of several machines cannot be locked at once.
    for (const id of ids)
      await tx.rows(sql`select from wallet_accounts
        where player_id = ${id} and account = 'coin' for update`)
    await pause(forMs)
  })
}
