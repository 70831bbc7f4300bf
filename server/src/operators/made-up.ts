import { randomInt, randomUUID } from 'node:crypto'
import type { SeenAs } from '@parlour/contract/operator/seen-as.ts'
import type { Tx } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import { readSettings } from '../frame/settings.ts'
import { createPlayer, noteConsent, setSuperior } from '../players/index.ts'
import { post } from '../wallet/index.ts'

/** What somebody has done by now: a deposit, rounds all lost but the last, friends who came. */
const lives = {
  halfway: { deposit: 1_000_00, stake: 200_00, rounds: 3, friends: 1 },
  done: { deposit: 200_000_00, stake: 50_000_00, rounds: 5, friends: 10 },
} as const satisfies Record<Exclude<SeenAs, 'new'>, object>

/** Somebody who has just registered, or has done more than that. */
export async function makeUp(tx: Tx, seenAs: SeenAs): Promise<number> {
  const mobile = seenAs === 'new' ? null : `6600${randomInt(10 ** 7, 10 ** 8)}`
  const playerId = await join(tx, mobile)
  const { settings } = await readSettings(tx)
  const { termsVersion } = settings
  await noteConsent(tx, { playerId, termsVersion, address: 'preview' })
  if (mobile === null || seenAs === 'new') return playerId
  await publish(tx, 'player.registered', playerId, { superiorId: null })
  await publish(tx, 'mobile.bound', playerId, { mobile })
  await publish(tx, 'app.entered', playerId, {})
  await live(tx, playerId, lives[seenAs])
  await invite(tx, playerId, lives[seenAs].friends)
  return playerId
}

async function join(tx: Tx, mobile: string | null): Promise<number> {
  const account = `preview-${randomUUID()}`
  const playerId = await createPlayer(tx, { account, nickname: 'Preview', mobile })
  if (playerId === null) throw new Error('a made-up player exists already')
  return playerId
}

/** Friends who did all that makes them count. */
async function invite(tx: Tx, playerId: number, friends: number): Promise<void> {
  for (let friend = 0; friend < friends; friend++) {
    const inviteeId = await join(tx, null)
    await setSuperior(tx, inviteeId, playerId)
    await publish(tx, 'invite.validated', playerId, { inviteeId, validAt: Date.now() })
  }
}

type Life = (typeof lives)[keyof typeof lives]

async function live(tx: Tx, playerId: number, { deposit, stake, rounds }: Life): Promise<void> {
  const requirement = { betRate: 0, source: 'preview' }
  await post(tx, { code: 'deposit', playerId, key: 'preview', amount: deposit, requirement })
  const plain = { actType: 0, awardId: null, isFirst: true, coversPrice: true }
  const paid = { orderId: 'DP-preview', amount: deposit, ...plain }
  await publish(tx, 'deposit.settled', playerId, paid)
  for (let round = 1; round <= rounds; round++)
    await publish(tx, 'round.settled', playerId, {
      gameId: 101,
      typeId: 1,
      stake,
      win: round === rounds ? stake : 0,
      clearsBonus: false,
    })
}
