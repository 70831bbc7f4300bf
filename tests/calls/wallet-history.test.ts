import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openRound } from '../conformance/client.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())

test('the history names the game, not its number, in the language that is asked for', async () => {
  const subject = await stack.open(1_000_00)
  const round = openRound(subject)
  await round.askBet()
  await round.askWin()
  const body = await stack.ok('appUserCoinDetail', {}, subject.player)
  const entries = body.entryList
  expect(entries.map(({ kind, source }) => [kind, source])).toEqual([
    ['win', 'นาค'],
    ['bet', 'นาค'],
    ['deposit', ''],
  ])
  const asked = { limit: 10, locale: 'en-US' }
  const english = await stack.ok('appUserCoinDetail', asked, subject.player)
  expect(english.entryList.map(({ source }) => source)).toEqual(['Naga', 'Naga', ''])
})
