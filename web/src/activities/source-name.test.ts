import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { expect, test } from 'vitest'
import { sourceName } from './source-name.ts'

/** A valid invite is what others pay for; the two are content. */
const payNothing = ['Invitee', 'Notice', 'OutLink']
const paying = Object.keys(promotionConfigs).filter((name) => !payNothing.includes(name))

test.each([...paying, 'coupon', 'mail', 'house'])(
  'what %s paid has a name in the history',
  (source) => {
    expect(sourceName(source)).toBe(`reward.${source}`)
  },
)

test('what nobody knows any more is still told of', () => {
  expect(sourceName('constructor')).toBe('reward.other')
})
