import type { Text } from '../text.ts'

/** How strong a team is in front of both goals; 100 is usual. All of it is published. */
export type Team = { name: Text; short: string; attack: number; defence: number; colour: string }

export const teams: readonly Team[] = [
  {
    name: { th: 'ท่าเรือคราม', en: 'Indigo Harbour' },
    short: 'IND',
    attack: 128,
    defence: 118,
    colour: '#2f5fd0',
  },
  {
    name: { th: 'ดอยหมอก', en: 'Mist Hill' },
    short: 'MIS',
    attack: 118,
    defence: 124,
    colour: '#6fa8b8',
  },
  {
    name: { th: 'พระนครเก่า', en: 'Old Capital' },
    short: 'OLD',
    attack: 120,
    defence: 108,
    colour: '#d0902a',
  },
  {
    name: { th: 'ทุ่งทอง', en: 'Golden Fields' },
    short: 'GOL',
    attack: 108,
    defence: 104,
    colour: '#e8c02e',
  },
  {
    name: { th: 'เกาะปะการัง', en: 'Coral Isle' },
    short: 'COR',
    attack: 104,
    defence: 100,
    colour: '#e8607a',
  },
  {
    name: { th: 'ลำน้ำมูน', en: 'Moon River' },
    short: 'MOO',
    attack: 98,
    defence: 102,
    colour: '#7a5fd8',
  },
  {
    name: { th: 'ชุมทางใต้', en: 'South Junction' },
    short: 'SOU',
    attack: 96,
    defence: 92,
    colour: '#c0392b',
  },
  {
    name: { th: 'ป่าสัก', en: 'Teakwood' },
    short: 'TEA',
    attack: 88,
    defence: 98,
    colour: '#2f8a4a',
  },
  {
    name: { th: 'เหมืองดีบุก', en: 'Tin Mine' },
    short: 'TIN',
    attack: 90,
    defence: 84,
    colour: '#8a94a4',
  },
  {
    name: { th: 'หาดตะวันตก', en: 'West Beach' },
    short: 'WES',
    attack: 80,
    defence: 82,
    colour: '#e88a4a',
  },
]

export const slots = 16
/** A chance of a goal is so many of this. */
export const whole = 1024
export const matchesInDay = teams.length / 2
export const daysInSeason = (teams.length - 1) * 2

export type Fixture = { home: number; away: number }

/** The day, and for each match the slots of both sides' goals. */
export type MatchDay = { day: number; goals: [home: number[], away: number[]][] }

/** Who meets whom on a day, counted from 1 for ever: everybody meets everybody, twice a season. */
export function fixturesOf(day: number): Fixture[] {
  const round = (day - 1) % daysInSeason
  const turn = round % (teams.length - 1)
  const others = teams.length - 1
  const at = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + turn) % others))
  return Array.from({ length: matchesInDay }, (_, match) => {
    const [one, other] = [at(match), at(teams.length - 1 - match)]
    const isTurned = ((match + turn) % 2 === 1) !== round >= others
    return isTurned ? { home: other, away: one } : { home: one, away: other }
  })
}

/** The chance of a goal in each of 16 slots, of 1,024, for both sides. */
export function chancesOf({ home, away }: Fixture): [home: number, away: number] {
  const [one, other] = [teams[home], teams[away]]
  if (!one || !other) throw new Error('no such team')
  return [
    Math.floor((one.attack * 88) / other.defence) + 8,
    Math.floor((other.attack * 88) / one.defence) - 6,
  ]
}

/** What can be bet on of a match; a score is 's' and both counts. */
export type Market = {
  key: string
  name: Text
  isWon: (home: number, away: number) => boolean
}

const highest = 3
const counts = Array.from({ length: highest + 1 }, (_, count) => count)

export const markets: readonly Market[] = [
  { key: 'h', name: { th: 'เจ้าบ้าน', en: 'Home' }, isWon: (home, away) => home > away },
  { key: 'd', name: { th: 'เสมอ', en: 'Draw' }, isWon: (home, away) => home === away },
  { key: 'a', name: { th: 'ทีมเยือน', en: 'Away' }, isWon: (home, away) => home < away },
  { key: 'o', name: { th: 'สูง 2.5', en: 'Over 2.5' }, isWon: (home, away) => home + away > 2 },
  { key: 'u', name: { th: 'ต่ำ 2.5', en: 'Under 2.5' }, isWon: (home, away) => home + away < 3 },
  { key: 'y', name: { th: 'ได้ประตูทั้งคู่', en: 'Both score' }, isWon: (home, away) => home * away > 0 },
  {
    key: 'n',
    name: { th: 'ไม่ครบสองทีม', en: 'Not both' },
    isWon: (home, away) => home * away === 0,
  },
  ...counts.flatMap((home) =>
    counts.map((away) => ({
      key: `s${home}${away}`,
      name: { th: `${home}–${away}`, en: `${home}–${away}` },
      isWon: (scored: number, conceded: number) => scored === home && conceded === away,
    })),
  ),
]
const byKey = new Map(markets.map((market) => [market.key, market]))

export type Leg = { match: number; market: Market }

/** A slip names its legs, one of a match, matches in order; a score stands alone. */
export function readSlip(slip: string): Leg[] | null {
  const legs = slip.split('+').map((text) => {
    const market = byKey.get(text.slice(1))
    return market && /^\d$/.test(text[0] ?? '') ? { match: Number(text[0]), market } : null
  })
  const isOrdered = legs.every(
    (leg, at) =>
      leg !== null && leg.match < matchesInDay && leg.match > (legs[at - 1]?.match ?? -1),
  )
  const hasScore = legs.some((leg) => leg?.market.key.startsWith('s'))
  if (!isOrdered || (hasScore && legs.length > 1)) return null
  return legs.flatMap((leg) => (leg ? [leg] : []))
}

/** All ways a match may go: 1,024 for each slot of each side. */
export const of = BigInt(whole) ** BigInt(2 * slots)

/** In how many of them a bet on the match is won: from the exact table of 17 × 17 scores. */
export function waysOf(fixture: Fixture, { isWon }: Market): bigint {
  const [home, away] = chancesOf(fixture).map(goalWays)
  let ways = 0n
  for (const [scored, one] of (home ?? []).entries())
    for (const [conceded, other] of (away ?? []).entries())
      if (isWon(scored, conceded)) ways += one * other
  return ways
}

const known = new Map<string, bigint>()

/** Hundredths a slip pays of its stake: 95 of 100 over the product of its chances, rounded down. */
export function priceOf(day: number, legs: readonly Leg[]): number {
  const fixtures = fixturesOf(day)
  const product = legs.reduce((ways, { match, market }) => {
    const fixture = fixtures[match]
    if (!fixture) throw new Error('no such match')
    const key = `${fixture.home} ${fixture.away} ${market.key}`
    const found = known.get(key) ?? waysOf(fixture, market)
    known.set(key, found)
    return ways * found
  }, 1n)
  return Number((95n * of ** BigInt(legs.length)) / product)
}

/** In how many ways 0 to 16 goals come of 16 slots. */
function goalWays(chance: number): bigint[] {
  const [hit, miss] = [BigInt(chance), BigInt(whole - chance)]
  let choose = 1n
  return Array.from({ length: slots + 1 }, (_, goals) => {
    if (goals > 0) choose = (choose * BigInt(slots - goals + 1)) / BigInt(goals)
    return choose * hit ** BigInt(goals) * miss ** BigInt(slots - goals)
  })
}
