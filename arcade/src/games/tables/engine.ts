import { z } from 'zod'
import { coinText } from '../../client/amounts.ts'
import type { FairRandom } from '../../fair/stream.ts'
import type { ArcadeGame, SeatBets, Step, TableCourse } from '../game.ts'
import type { Fact, ToldResult } from '../result-words.ts'
import { wholeStake } from '../stake.ts'
import type { TableTitle } from './paytable.ts'
import { mostOf, returnsOf, settleBets, shareOf } from './paytable.ts'

/** One player's seat at a table. The round itself is run by the hall. */
export type TableSeat<Outcome> = SeatBets & { outcome: Outcome | null }
export type TableAction = { kind: 'bet' } & SeatBets

export type TableRules<Outcome> = {
  /** How long the outcome takes to be laid out. */
  shownMs: number
  draw(random: FairRandom): Outcome
  /** The outcome in words and cells. */
  tell(outcome: Outcome): ToldResult['parts']
}

export function tableGame<Outcome>(
  title: TableTitle<Outcome>,
  rules: TableRules<Outcome>,
): ArcadeGame<TableSeat<Outcome>, TableAction> {
  const { most, least } = returnsOf(title)
  return {
    id: title.id,
    catalogueId: title.catalogueId,
    name: title.name,
    kind: title.kind,
    rules: {
      returnToPlayer: most,
      ...(shareOf(least) < shareOf(most) && { leastReturn: least }),
      most: mostOf(title),
      minStake: 100,
      maxStake: 100_000,
      pages: title.pages,
    },
    course: courseOf(rules),
    start: () => ({ bets: {}, outcome: null }),
    action: actionOf(title),
    act: (state, _seat, { bets }) => addBets(state, bets),
    settle: ({ bets, outcome }) => {
      const amount = outcome === null ? 0 : settleBets(title, bets, outcome)
      return [{ seatId: 'solo', amount, result: { outcome } }]
    },
    view: ({ bets, outcome }) => ({ bets, outcome }),
    tell: (view) => tellSeat(title, rules, view as TableSeat<Outcome>),
  }
}

function courseOf(rules: TableRules<unknown>): TableCourse {
  const { shownMs } = rules
  const times = { waitMs: 12_000, closedMs: 800, shownMs, restMs: 1_500 }
  return { kind: 'table', ...times, remembered: 72, draw: (random) => rules.draw(random) }
}

function actionOf({ spots }: TableTitle<never>): z.ZodType<TableAction> {
  const known = new Set(spots.map(({ key }) => key))
  const bets = z
    .record(z.string(), wholeStake)
    .refine((named) => Object.keys(named).length > 0, 'there is a bet')
    .refine((named) => Object.keys(named).every((key) => known.has(key)), 'spots are of the table')
  return z.object({ kind: z.literal('bet'), bets })
}

function addBets<Outcome>(
  state: TableSeat<Outcome>,
  more: Record<string, number>,
): Step<TableSeat<Outcome>> {
  if (state.outcome !== null) return { isRefused: true, reason: 'tooLate' }
  const bets = { ...state.bets }
  for (const [spot, amount] of Object.entries(more)) bets[spot] = (bets[spot] ?? 0) + amount
  const stakeAmount = Object.values(more).reduce((sum, amount) => sum + amount, 0)
  return { isRefused: false, state: { ...state, bets }, stakeAmount, wins: [], isOver: false }
}

function tellSeat<Outcome>(
  title: TableTitle<Outcome>,
  rules: TableRules<Outcome>,
  { bets, outcome }: TableSeat<Outcome>,
): ToldResult {
  const facts = title.spots.flatMap(({ key, name }): Fact[] => {
    const amount = bets[key]
    if (amount === undefined) return []
    const back = outcome === null ? '…' : coinText((amount / 100) * title.timesOf(key, outcome))
    return [{ name, value: `${coinText(amount)} → ${back}` }]
  })
  const titled = { th: 'เดิมพันและที่ได้คืน', en: 'Bets and what came back' }
  const own = inParts(facts).map((some) => ({ title: titled, facts: some }))
  if (outcome !== null) return { parts: [...rules.tell(outcome), ...own] }
  const waiting: Fact = {
    name: { th: 'ผล', en: 'Result' },
    value: { th: 'ยังไม่ออก', en: 'Not drawn yet' },
  }
  return { parts: [{ facts: [waiting] }, ...own] }
}

/** No part of a told round is longer than the contract allows. */
function inParts(facts: Fact[]): Fact[][] {
  const count = Math.max(1, Math.ceil(facts.length / factsInPart))
  return Array.from({ length: count }, (_, at) =>
    facts.slice(at * factsInPart, (at + 1) * factsInPart),
  )
}
const factsInPart = 50
