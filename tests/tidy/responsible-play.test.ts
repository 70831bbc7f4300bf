import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** What the site promises. A promise more is a word here and a row on the page. */
const rules = `profiles stricter-only kinds-and-periods smallest-remainder deposits-gross
  open-round-is-lost stake-and-time earlier-play-counts lowering-at-once raise-waits
  raise-taken-back lower-by-operator deposit-refused-whole deposits-at-once bets-at-once
  late-money-counts first-deposit-limit limit-asked-twice six-months-reminder stop-now lengths
  no-shortening own-act-to-return everything-ends refused-with-end orders-and-raises-dropped
  promotions-gone promotions-at-limit turnover-waived time-out-keeps-turnover withdrawing-works
  excluded-page same-person least-time shared-rounds own-games-wait own-games-obey rules-told
  stake-ceiling second-game idle-end reality-check reality-check-rest sittings
  reality-check-choice header-tells own-time-out care-signs care-facts care-at-once care-cases
  care-no-bonus house-limit net-deposits-shown random-orders`.split(/\s+/)

const rows = readText('docs/responsible-play.md')
  .split('\n')
  .flatMap((line) => {
    const found = /^\| ([a-z0-9-]+) \| .* \| `([^`]+)`: (.+) \|$/.exec(line)
    return found ? [{ rule: found[1]!, path: found[2]!, title: found[3]! }] : []
  })

test('every rule of responsible play has its row, once', () => {
  expect(rows.map(({ rule }) => rule)).toEqual(rules)
})

test.each(rows)('the test of $rule is there', ({ path, title }) => {
  expect(readText(path)).toContain(`'${title}'`)
})
