import { z } from 'zod'
import { coinText, timesText } from '../../client/amounts.ts'
import type { FairRandom } from '../../fair/stream.ts'
import type { ArcadeGame, SeatBets } from '../game.ts'
import type { Fact, ToldResult } from '../result-words.ts'
import { wholeStake } from '../stake.ts'
import type { Text } from '../text.ts'
import type { MatchDay } from './paytable.ts'
import { chancesOf, fixturesOf, priceOf, readSlip, slots, teams, whole } from './paytable.ts'
import { least, most, name, pages } from './title.ts'

export type StadiumSeat = SeatBets & { outcome: MatchDay | null }
type StadiumAction = { kind: 'bet' } & SeatBets

const mostSlips = 40
const action = z.object({
  kind: z.literal('bet'),
  bets: z
    .record(z.string().max(32), wholeStake)
    .refine((bets) => Object.keys(bets).length > 0, 'there is a bet')
    .refine((bets) => Object.keys(bets).length <= mostSlips, 'so many slips at once')
    .refine((bets) => Object.keys(bets).every((slip) => readSlip(slip) !== null), 'slips are read'),
})

export const stadiumOne: ArcadeGame<StadiumSeat, StadiumAction> = {
  id: 'stadium-one',
  catalogueId: 401,
  name,
  kind: 'sports',
  rules: {
    returnToPlayer: { numerator: 95, denominator: 100 },
    leastReturn: least,
    most,
    minStake: 100,
    maxStake: 50_000,
    pages,
  },
  course: {
    kind: 'table',
    waitMs: 45_000,
    closedMs: 1_000,
    shownMs: 34_000,
    restMs: 3_000,
    remembered: 36,
    draw: drawDay,
  },
  start: () => ({ bets: {}, outcome: null }),
  action,
  act(state, _seat, { bets: more }) {
    if (state.outcome !== null) return { isRefused: true, reason: 'tooLate' }
    const bets = { ...state.bets }
    for (const [slip, amount] of Object.entries(more)) bets[slip] = (bets[slip] ?? 0) + amount
    if (Object.keys(bets).length > mostSlips) return { isRefused: true, reason: 'tooManyBets' }
    const stakeAmount = Object.values(more).reduce((sum, amount) => sum + amount, 0)
    return { isRefused: false, state: { ...state, bets }, stakeAmount, wins: [], isOver: false }
  },
  settle({ bets, outcome }) {
    const amount = Object.entries(bets).reduce(
      (sum, [slip, stake]) => sum + (outcome ? (stake / 100) * timesOf(slip, outcome) : 0),
      0,
    )
    return [{ seatId: 'solo', amount, result: { outcome } }]
  },
  view: ({ bets, outcome }) => ({ bets, outcome }),
  tell: (view) => tellDay(view as StadiumSeat),
}

/** Match by match, the home side's slots and then the other's. */
export function drawDay(random: FairRandom, day: number): MatchDay {
  const side = (chance: number) =>
    Array.from({ length: slots }, (_, slot) => slot).filter(() => random.integer(whole) < chance)
  const goals = fixturesOf(day).map((fixture): MatchDay['goals'][number] => {
    const [home, away] = chancesOf(fixture)
    return [side(home), side(away)]
  })
  return { day, goals }
}

/** What a slip brings back, in hundredths; all its legs must be right. */
export function timesOf(slip: string, { day, goals }: MatchDay): number {
  const legs = readSlip(slip) ?? []
  const isWon = legs.every(({ match, market }) => {
    const [home = [], away = []] = goals[match] ?? []
    return market.isWon(home.length, away.length)
  })
  return isWon && legs.length > 0 ? priceOf(day, legs) : 0
}

function tellDay({ bets, outcome }: StadiumSeat): ToldResult {
  const own: Fact[] = Object.entries(bets).map(([slip, amount]) => {
    const back = outcome ? coinText((amount / 100) * timesOf(slip, outcome)) : '…'
    const price = outcome ? ` × ${timesText(priceOf(outcome.day, readSlip(slip) ?? []))}` : ''
    return { name: tellSlip(slip), value: `${coinText(amount)}${price} → ${back}` }
  })
  const slips = { title: { th: 'สลิปและที่ได้คืน', en: 'Slips and what came back' }, facts: own }
  if (!outcome) {
    const waiting: Fact = {
      name: { th: 'ผล', en: 'Result' },
      value: { th: 'ยังไม่ออก', en: 'Not drawn yet' },
    }
    return { parts: [{ facts: [waiting] }, slips] }
  }
  const scores = fixturesOf(outcome.day).map(({ home, away }, match): Fact => {
    const [scored = [], conceded = []] = outcome.goals[match] ?? []
    const of = (team: number) => teams[team]?.name ?? { th: '', en: '' }
    return {
      name: {
        th: `${match + 1}. ${of(home).th} – ${of(away).th}`,
        en: `${match + 1}. ${of(home).en} – ${of(away).en}`,
      },
      value: `${scored.length}–${conceded.length}`,
    }
  })
  const day = { th: `วันแข่งที่ ${outcome.day}`, en: `Match day ${outcome.day}` }
  return { parts: [{ title: day, facts: scores }, slips] }
}

function tellSlip(slip: string): Text {
  const legs = readSlip(slip) ?? []
  const inWords = (language: keyof Text) =>
    legs.map(({ match, market }) => `${match + 1}. ${market.name[language]}`).join(' + ')
  return { th: inWords('th'), en: inWords('en') }
}
