import { readdirSync, readFileSync } from 'node:fs'
import { jurisdictions } from '@parlour/contract/jurisdiction.ts'
import { siteSettings } from '@parlour/contract/site-settings.ts'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** What the site promises. A promise more is a word here and a row on the page. */
const rules = `
  profiles stricter-only kinds-and-periods smallest-remainder deposits-gross open-round-is-lost
  transfers-are-no-play resettled-counts later-wins stake-and-time earlier-play-counts
  lowering-at-once bets-on-their-way raise-waits raise-taken-back lower-by-operator
  deposit-refused-whole deposits-at-once no-cost bets-at-once late-money-counts deposit-sheet-asks
  first-deposit-limit limit-asked-twice
  limit-asked-first twelve-months year-is-not-read six-months-reminder
  led-to-limits one-tap-home one-tap-deposit one-tap-game youngest-age stop-now lengths
  no-shortening own-act-to-return thinks-again everything-ends ends-when-frozen told-after-a-gap
  told-while-let-in
  refused-with-end orders-and-raises-dropped every-call-refuses free-rounds-refused
  rounds-end-by-default promotions-gone pop-ups-gone nothing-offered promotions-at-limit
  mails-gone no-mail-to-blocked no-push-in-a-break
  commission-stops social-sign-in turnover-waived time-out-keeps-turnover
  withdrawing-works open-in-every-state excluded-page stop-in-a-game stop-from-menu limits-page
  public-page friends-account same-person least-time shared-rounds own-games-wait own-games-obey
  autoplay-bounded rules-told stake-ceiling second-game no-practice-in-a-break
  practice-signed-in idle-end highest-wagering reality-check
  reality-check-rest sittings long-rounds
  reality-check-choice header-tells no-loss-celebrated held-key
  held-finger own-time-out care-signs care-lines care-facts care-payments care-daily care-at-once
  care-cases care-console care-no-bonus house-limit house-pause net-deposits-shown
  life-is-not-added-up usual-time random-orders
`
  .trim()
  .split(/\s+/)

const lines = readText('docs/responsible-play.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
const rows = lines.flatMap((line) => {
  const found = /^\| ([a-z0-9-]+) \| (.*) \| `([^`]+)`: (.+) \|$/.exec(line)
  const [, rule = '', settings = '', path = '', title = ''] = found ?? []
  return found ? [{ rule, settings, path, title }] : []
})
const named = new Set(
  rows.flatMap(({ settings }) => [...settings.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
)

test('every rule of responsible play has its row, once', () => {
  expect(rows.map(({ rule }) => rule)).toEqual(rules)
  // The head of the table is no row.
  expect(lines.slice(1)).toHaveLength(rows.length)
})

test('every number of a profile stands beside a rule, and every setting named there exists', () => {
  const numbers = Object.keys(jurisdictions.standard)
  expect([...named]).toEqual(expect.arrayContaining(numbers))
  const ofTheSite = Object.keys(siteSettings.shape)
  const known = new Set([...numbers, ...ofTheSite, 'jurisdiction.profile'])
  for (const name of ['jurisdiction.overrides', 'games.has_shared_rounds']) known.add(name)
  expect([...named].filter((name) => !known.has(name))).toEqual([])
})

test('no text says how old a player must be: the site’s setting does', () => {
  const texts = ['th-TH', 'en-US'].flatMap((locale) =>
    readdirSync(new URL(`web/src/i18n/${locale}`, root)).map(
      (name) => `web/src/i18n/${locale}/${name}`,
    ),
  )
  const age = /อายุ\s*\d+|\d+\s*ปีขึ้นไป|\b\d\d(?=\+|\s+(?:and|or)\s+(?:over|older))/
  const found = [...texts, 'arcade/src/client/texts.ts'].flatMap((path) => {
    const [said] = age.exec(readText(path)) ?? []
    return said === undefined ? [] : [`${path}: ${said}`]
  })
  expect(found).toEqual([])
})

test.each(rows)('the test of $rule is there', ({ path, title }) => {
  expect(readText(path)).toContain(`'${title}'`)
})
