import { randomInt } from 'node:crypto'
import { insertCard } from '@parlour/server/cashier/cards/cards.ts'
import {
  hashWalletPassword,
  initPassword,
} from '@parlour/server/cashier/passwords/wallet-password.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { checkGate } from '@parlour/server/gate/index.ts'
import { seedIdentity } from '@parlour/server/identity/index.ts'
import { endRequirements } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { realName, walletPassword } from '../../stack/cashier-stack.ts'
import { createDice } from '../../stack/dice.ts'
import { thaiIdentity } from '../../stack/identity-numbers.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { startPlay } from '../../stack/play-stack.ts'
import type { SignedIn, Stack } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'
import { cardOf } from '../../stack/verified-player.ts'
import type { Turn } from './limits-acts.ts'
import { acts, either, manual } from './limits-acts.ts'
import * as model from './limits-model.ts'

/**
 * `npm run test:limits` plays ten thousand, many beside each other. A number is a sequence:
 * `LIMIT_FIRST=4001 LIMIT_SEQUENCES=1` plays one again, and a run that was stopped goes on there.
 */
const sequences = Number(process.env['LIMIT_SEQUENCES'] ?? 16)
const first = Number(process.env['LIMIT_FIRST'] ?? randomInt(1_000_000))
const beside = 8
const steps = 14
const toldEvery = 500

let stack: PlayStack
let second: Stack
let passwordHash: string
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
  second = await stack.another()
  passwordHash = await hashWalletPassword(stack.app.config.PARLOUR_SECRET, walletPassword)
  const { database } = stack.app
  await database.run(sql`insert into cashier_banks (bank_id, name, short_name)
    values (1, 'ธนาคารหนึ่ง', 'ONE')`)
  await database.run(sql`insert into cashier_channels (channel_id, family, variant, name,
      icon, needs_bank, min_amount, max_amount, amounts, account)
    values (${manual}, 'manual', 'bank', 'x', '/x', false, 100, 20000000, array[100],
      '{"bankName": "B", "shortBankName": "B", "accountName": "H", "cardNum": "1"}')`)
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await second.stop()
  await stack.stop()
})

/** Somebody who may take money out at any time. */
async function join(): Promise<{ player: SignedIn; cardId: number }> {
  const player = await stack.join(1_000_000_00)
  const { playerId } = player
  const secret = stack.app.config.PARLOUR_SECRET
  const identityNumber = thaiIdentity(playerId)
  const details = { realName, identityNumber, birthday: '1990-01-01', occupation: 'gardener' }
  const cardId = await stack.app.database.transaction(async (tx) => {
    await endRequirements(tx, playerId)
    await seedIdentity(tx, { playerId, secret, details })
    await initPassword(tx, playerId, passwordHash)
    const card = { bankId: 1, accountName: realName, cardNum: cardOf(player) }
    return insertCard(tx, playerId, card, secret)
  })
  // What the player has is no deposit of these days or this month.
  await passTime(stack, player, 40 * 24)
  return { player, cardId: cardId! }
}

const names = Object.keys(acts)

async function playSequence(number: number): Promise<void> {
  const dice = createDice(number)
  const { player, cardId } = await join()
  const shared = { stack, servers: [stack, second] as [Stack, Stack], dice, player, token: null }
  const turn: Turn = { ...shared, promised: model.newModel(), dropped: [] }
  const told: string[] = []
  const withdraw = { amount: 100_00, bankCardId: cardId, walletPassword }
  try {
    for (let step = 0; step < steps; step++) {
      const name = names[dice(names.length)]!
      told.push(name)
      await acts[name]!(turn)
      expect(await checkGate(stack.app.database, player.playerId, 'withdraw')).toBeNull()
    }
    told.push('withdraw')
    await either(turn).ok('exchange', withdraw, turn.player, newKey())
  } catch (error) {
    throw new Error(`sequence ${number}, at the end of ${told.join(', ')}: ${String(error)}`, {
      cause: error,
    })
  }
}

test(
  'random orders of limits, raises, waits, deposits, bets and breaks never breach',
  async () => {
    let next = first
    const playOn = async () => {
      while (next < first + sequences) {
        await playSequence(next++)
        const played = next - first
        if (played % toldEvery === 0) process.stderr.write(`${played} sequences from ${first} on\n`)
      }
    }
    await Promise.all(Array.from({ length: beside }, playOn))
  },
  40 * 3_600_000,
)
