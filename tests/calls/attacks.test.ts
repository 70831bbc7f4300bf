import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Besieged, Report } from '../attacks/besieged.ts'
import { besiege, startBesieged } from '../attacks/besieged.ts'
import { mixCallbacks } from '../attacks/callbacks.ts'
import { openGame, postBody } from '../attacks/deep-bodies.ts'
import { deepPicture } from '../attacks/deep-senders.ts'
import { guessCodes, guessPins } from '../attacks/guessing.ts'
import { openManyStreams } from '../attacks/streams.ts'
import { stuffAccounts } from '../attacks/stuffing.ts'
import { openRound } from '../conformance/client.ts'

/** The attacks of `npm run attacks`, small: what they promise does not depend on their size. */
let house: Besieged
let stop: () => Promise<void>
beforeAll(async () => {
  const started = await startBesieged(inject('clusterUrl'))
  house = besiege(started.place)
  stop = started.stop
})
afterAll(async () => {
  await house.database.end()
  await stop()
})

const slow = { timeout: 300_000 }
const attacks: [string, () => Promise<Report>][] = [
  [
    'leaked passwords are looked at twenty times for an address, and honest players sign in',
    () => stuffAccounts(house, { accounts: 30, addresses: 1, honest: 3 }),
  ],
  [
    'of all codes guessed at once, five are looked at',
    () => guessCodes(house, { numbers: 2, guesses: 30 }),
  ],
  [
    'of all wallet passwords guessed at once, five are looked at',
    () => guessPins(house, { players: 1, guesses: 30 }),
  ],
  [
    'one player’s streams leave the others their own',
    () => openManyStreams(house, { streams: 40 }),
  ],
  [
    'callbacks forged, repeated and out of order credit what was truly paid, once',
    () => mixCallbacks(house, { callbacks: 120, seed: 'small' }),
  ],
]
test.each(attacks)('%s', slow, async (_promise, attack) => {
  expect((await attack()).faults).toEqual([])
})

test('a deep body is not read of strangers, not parsed of players, and bets go on', async () => {
  const subject = await openGame(house)
  const player = await house.join()
  const picture = { call: 'uploadKyc', body: deepPicture() }
  const answers = await Promise.all([
    postBody(house.url, picture),
    postBody(house.url, { ...picture, as: player }),
    postBody(house.url, { call: 'preLogin', body: '['.repeat(60_000) }),
    openRound(subject).askBet(),
  ])
  expect(answers[0]).toMatch(/^(401|cut)$/)
  expect(answers.slice(1)).toMatchObject(['400', '400', { name: 'ok' }])
})
