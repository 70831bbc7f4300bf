import { appDownloadConfig } from '@parlour/contract/activities/app-download.ts'
import { expect, test } from 'vitest'
import { aDeposit, meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = appDownloadConfig.parse({})
const noon = momentAt('2026-11-16T12:00:00+07:00')
const enter = rules.afterEntering
const deposit = (amount: number) => (state: rules.State) =>
  rules.afterDeposit(state, aDeposit(amount), noon, config)
const pay = (state: rules.State) => ({ ...state, isPaid: true })

test.each([
  ['nothing yet', [], []],
  ['only the app', [enter], []],
  ['only a deposit', [deposit(100_00)], []],
  ['a deposit that is too small', [enter, deposit(99_99)], []],
  ['two small ones are no large one', [enter, deposit(60_00), deposit(60_00)], []],
  ['the app, then a deposit', [enter, deposit(100_00)], ['entered']],
  ['a deposit, then the app', [deposit(100_00), enter], ['entered']],
  ['once', [deposit(100_00), enter, pay, enter, deposit(500_00)], []],
])('%s', (_what, steps, keys) => {
  const state = steps.reduce((before, step) => step(before), rules.start())
  const found = rules.offers(meFor(config, state, noon))
  expect(found.map(({ key }) => key)).toEqual(keys)
  expect(rules.isDue(state)).toBe(keys.length > 0)
  expect(found.flatMap(({ items }) => items)).toEqual(
    keys.map(() => ({ id: 2001, count: 20_00, betRate: 5 })),
  )
})
