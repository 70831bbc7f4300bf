import { pickByWeight } from '@parlour/server/activities/engine/chance.ts'
import { openFair } from '@parlour/server/activities/engine/draws.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { answerOf } from '../../stack/door.ts'
import { untilAnswered, WrongAnswer } from './answers.ts'
import { fair, isRefused } from './claim-acts.ts'
import { spentKey } from './journal.ts'
import { draws } from './promotions.ts'
import type { Worker } from './worker.ts'

/** The seed of the first draw; each draw tells that of the next. */
export async function askForPromise({ caller, claims }: Worker): Promise<void> {
  const { nextSeedHash } = await caller.read('getLotterConfig', {})
  claims.promised.add(String(nextSeedHash))
}

const soldOut = ['notEnoughPoints', 'nothingLeft']

/** Points for coins, or for a draw that the seed promised before must explain. */
export async function spendPoints(worker: Worker): Promise<void> {
  const { caller, journal, claims, random } = worker
  const chosen = random.pick([...draws, null])
  const body = await caller.app(
    'lotteryExchange',
    chosen ? { kind: 'draw', drawId: chosen.id } : { kind: 'coins', points: 125_00 },
  )
  if (isRefused(body, [...fair, ...soldOut])) return
  const { propList: items = [], proof } = body
  claims.promised.add(String(body.nextSeedHash))
  claims.granted('Points', items)
  journal.add('points_exchange', spentKey, { points: -(chosen?.cost ?? 125_00) })
  if (!chosen) return
  if (!proof) throw new WrongAnswer('a draw without proof')
  const { serverSeed, serverSeedHash, clientSeed, nonce } = proof
  const { id } = pickByWeight(openFair(serverSeed, clientSeed, nonce), chosen.prizes)
  if (id !== body.prizeId) throw new WrongAnswer(`drawn ${body.prizeId}, not ${id}`)
  claims.drawn.push({ activity: 'Points', hash: serverSeedHash, amount: items[0]?.count ?? 0 })
}

export const wheelTarget = 100_00

/** The wheel: begun once, spun for each friend, exchanged when it is full. */
export async function spinWheel(worker: Worker): Promise<void> {
  const { caller, claims, random } = worker
  if (random.isOneIn(3)) await inviteFriend(worker)
  const body = await caller.app('actInviteUserSpin', { target: wheelTarget })
  if (!isRefused(body, [...fair, 'nothingLeft'])) {
    const { amount, from, to, proof } = answerOf({ body })
    const { serverSeed, serverSeedHash, clientSeed, nonce } = proof
    const due = from + openFair(serverSeed, clientSeed, nonce).integer(to - from + 1)
    if (amount !== due) throw new WrongAnswer(`spun ${amount}, not ${due}`)
    claims.promised.add(String(body.nextSeedHash))
    claims.drawn.push({ activity: 'InviteUserSpin', hash: serverSeedHash, amount })
  }
  const paid = await caller.app('actInviteUserExchange', {})
  if (!isRefused(paid)) claims.grantedOnce('InviteUserSpin', 'wheel', paid.propList ?? [])
}

/** Told until it is certain, so perhaps more than once: a friend counts once. */
async function inviteFriend({ house, player, claims, random, asking }: Worker): Promise<void> {
  const invite = { inviteeId: random.within(1, 9), validAt: Date.now() }
  const { playerId } = player.as
  await untilAnswered(asking, 'invite', async () => {
    await house.database.transaction((tx) => publish(tx, 'invite.validated', playerId, invite))
    return true
  })
  claims.friends.add(invite.inviteeId)
}
