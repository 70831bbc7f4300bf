import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PairProof, Proof } from '../client/fair-check.ts'
import { accountFor, compareRound } from '../client/fair-check.ts'
import { sha256Of } from '../client/fair-words.ts'
import { check as checkTwentyOne } from '../games/blackjack/check.ts'
import { check as checkSweep } from '../games/gem-sweep/check.ts'
import { check as checkDrop } from '../games/peg-drop/check.ts'
import type { House } from './test-house.ts'
import { openHouse } from './test-house.ts'

const sweep = { kind: 'bet', stakeAmount: 1000, mines: 1 }
const drop = { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' }
const checks = { 'peg-drop': checkDrop, 'gem-sweep': checkSweep, blackjack: checkTwentyOne }

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

test('words are given to a seed whose hash was shown before, and to no other', async () => {
  const { opened, ask } = await house.launch(8, 603)
  const { current, nextCommitment } = opened.seeds
  expect(current).toBeNull()
  expect(await ask('act', drop)).toMatchObject({ error: 'noPlayerSeed' })
  const begun = await ask('rotate', { playerSeed: 'mine', commitment: nextCommitment })
  expect(begun.revealed).toBeNull()
  const pair = { commitment: nextCommitment, playerSeed: 'mine', nextNonce: 1 }
  expect(begun.seeds.current).toEqual(pair)
  const stale = { playerSeed: 'more', commitment: nextCommitment }
  expect(await ask('rotate', stale)).toMatchObject({ error: 'seedsChanged' })
  const commitment = begun.seeds.nextCommitment
  const { revealed, seeds } = await ask('rotate', { playerSeed: 'more', commitment })
  expect(seeds.current?.commitment).toBe(commitment)
  expect(revealed?.commitment).toBe(nextCommitment)
  expect(await sha256Of(revealed?.serverSeed ?? '')).toBe(nextCommitment)
})

test('seeds cannot change while a round of them is open, and the game is named', async () => {
  const { ask } = await house.sit(602)
  await ask('act', sweep)
  const other = await house.sit(603)
  const refused = await other.rotate('x')
  expect(refused).toMatchObject({ error: 'roundUnfinished', games: [{ en: 'Gem Sweep' }] })
})

test('every nonce of a revealed pair is accounted for, refused rounds too', async () => {
  const { load } = await playWithVoids()
  const account = await accountFor(checks, load)
  expect(account).toMatchObject({ nonces: 5, played: 3, faults: [] })
  expect(account.voids).toMatchObject([
    { nonce: 2, reason: 'notEnough' },
    { nonce: 3, reason: 'stakeUnknown' },
  ])
  // What the refused drop would have paid is worked out from the seeds, by whoever asks.
  expect(account.voids[0]?.wouldHavePaid).toBeGreaterThanOrEqual(0)
})

test.each([
  ['missing', (proofs: PairProof['proofs']) => proofs.splice(1, 1)],
  ['twice', (proofs: PairProof['proofs']) => proofs.push({ ...proofs[4]! })],
  ['result', (proofs: PairProof['proofs']) => (proofs[4]!.round.winAmount += 100)],
  ['seed', (proofs: PairProof['proofs']) => (proofs[4]!.playerSeed = 'other')],
])('a pair with a planted fault is found out: %s', async (what, plant) => {
  const { load } = await playWithVoids()
  const planted = async (from: number) => {
    const page = await load(from)
    plant(page.proofs)
    return page
  }
  const { faults } = await accountFor(checks, planted)
  expect(faults.map((fault) => fault.what)).toEqual([what])
})

test('a past round is confirmed by code that shares nothing with ours', async () => {
  const { ask, rotate } = await house.sit(603)
  const { round } = await ask('act', { ...drop, rows: 16 })
  const hidden = await house.read<Proof>(`/rounds/${round.roundId}/proof`)
  expect(hidden.serverSeed).toBeNull()
  await rotate('my-words')
  const proof = await house.read<Proof>(`/rounds/${round.roundId}/proof`)
  expect({ ...proof, serverSeed: null }).toEqual(hidden)
  const compared = await compareRound(checks, proof, proof.serverSeed ?? '')
  expect(compared.map(({ what }) => what)).toEqual(['seed', 'result'])
  for (const { worked, published } of compared) expect(worked).toBe(published)
  expect(compared[1]?.worked).toContain('"winAmount"')
})

test('a pair is told of only when its seed is revealed', async () => {
  const { ask } = await house.sit(603)
  const { seeds } = await ask('snapshot')
  for (const commitment of [seeds.current?.commitment, seeds.nextCommitment, 'nobody'])
    expect((await house.app.inject(`/seeds/${commitment}/proof`)).statusCode).toBe(404)
})

/** Five nonces: played, refused, unknown, played in many steps, played. */
async function playWithVoids() {
  const { wallet } = house
  const { ask, rotate } = await house.sit(603)
  await ask('act', drop)
  const rich = wallet.balance
  wallet.balance = 10
  expect(await ask('act', drop)).toMatchObject({ error: 'notEnough' })
  wallet.balance = rich
  wallet.mood = (name) => (name === 'betWin' ? 'deaf' : 'well')
  expect(await ask('act', drop)).toMatchObject({ error: 'stakeUnknown' })
  wallet.mood = () => 'well'
  const other = await house.sit(305)
  let { round } = await other.ask('act', { kind: 'bet', stakeAmount: 1000 })
  while (!round.isOver) ({ round } = await other.ask('act', { kind: 'stand' }))
  await ask('act', drop)
  const { revealed } = await rotate('x')
  const load = (from: number) =>
    house.read<PairProof>(`/seeds/${revealed?.commitment}/proof?from=${from}`)
  return { load }
}

test('a flight that could not begin for want of a stake is kept as void too', async () => {
  const { ask } = await house.sit(601)
  house.wallet.balance = 10
  const bet = { kind: 'bet', stakeAmount: 1000 }
  await vi.waitFor(
    async () => expect(await ask('act', bet)).toMatchObject({ error: 'notEnough' }),
    30_000,
  )
  house.wallet.balance = 100_000
  expect(await ask('act', bet)).toMatchObject({ status: 200 })
})
