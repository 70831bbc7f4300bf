import { expect, test } from 'vitest'
import type { Table } from '../../../client/game-client.ts'
import { follow, newFelt } from '../../tables/browser/felt.ts'
import { openMoves } from '../../tables/browser/moves.ts'
import { openSlips } from './slip-moves.ts'

test('what was laid for one match day is not there on the next, when others meet', () => {
  const { felt, slips, choose, hear } = atTheStadium()
  hear({ number: 7, phase: 'bets' })
  slips.touch('0h')
  choose('joined')
  for (const leg of ['1o', '3a']) slips.touch(leg)
  // The line comes and goes within the day.
  hear({ kind: 'lost' })
  hear({ number: 7, phase: 'bets' })
  expect([felt.laid, [...slips.slip.values()]]).toEqual([[{ '0h': 1000 }], ['1o', '3a']])
  hear({ number: 8, phase: 'bets' })
  expect([felt.laid, [...slips.slip.values()]]).toEqual([[], []])
})

/** A player's page, which hears of the hall what the test says. */
function atTheStadium() {
  const felt = newFelt()
  const chosen = { slip: 'single', chip: '1000' }
  const takes: ((message: unknown) => void)[] = []
  const nothing = () => undefined
  const table = {
    option: (key: keyof typeof chosen) => chosen[key],
    hear: (take: (message: unknown) => void) => void takes.push(take),
    sounds: { tick: nothing },
    refresh: nothing,
    wake: nothing,
  } as unknown as Table
  const slips = openSlips(
    table,
    felt,
    openMoves(table, felt, () => null),
  )
  follow(table, felt, 1, slips.forget)
  return {
    felt,
    slips,
    choose: (slip: string) => void (chosen.slip = slip),
    hear: (message: object) => {
      for (const take of takes) take({ kind: 'state', outcome: null, spots: {}, ...message })
    },
  }
}
