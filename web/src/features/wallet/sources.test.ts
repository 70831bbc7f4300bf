import { expect, test } from 'vitest'
import type { Translate } from '../../i18n/texts.ts'
import { sourceOf, sourceText } from './sources.ts'

const t = ((key: string) => key) as Translate

test('a line of the statement names the promotion, and an order or a game as it is', () => {
  const said = ['AccumulatedRecharge', 'VipRebate', 'mail', 'deposit', 'DP1-A', 'Naga Ember']
  expect(said.map((source) => sourceOf(t, source))).toEqual([
    'reward.AccumulatedRecharge',
    'reward.VipRebate',
    'reward.mail',
    'wallet.sourceDeposit',
    'DP1-A',
    'Naga Ember',
  ])
})

test('what keeps money back has a name, also when nobody knows it any more', () => {
  expect(sourceText(t, 'Tasks')).toBe('reward.Tasks')
  expect(sourceText(t, 'gone')).toBe('reward.other')
})
