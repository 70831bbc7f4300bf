import type { Text } from '../text.ts'
import type { Ending, Spot, TableTitle } from '../tables/paytable.ts'

/** The pockets in the order they have on a wheel with one zero. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]
const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const of = 37

export function isRed(pocket: number): boolean {
  return reds.includes(pocket)
}

type Bet = { key: string; name: Text; group?: Text; covers: (pocket: number) => boolean }

const even: Text = { th: 'แดง ดำ คู่ คี่ ต่ำ สูง', en: 'Red, black, even, odd, low, high' }
const third: Text = { th: 'โหลและแถว', en: 'Dozens and columns' }

/** Half comes back on zero for these. */
const halves: Bet[] = [
  { key: 'low', name: { th: '1–18', en: '1–18' }, covers: (pocket) => pocket <= 18 },
  { key: 'even', name: { th: 'คู่', en: 'Even' }, covers: (pocket) => pocket % 2 === 0 },
  { key: 'red', name: { th: 'แดง', en: 'Red' }, covers: isRed },
  { key: 'black', name: { th: 'ดำ', en: 'Black' }, covers: (pocket) => !isRed(pocket) },
  { key: 'odd', name: { th: 'คี่', en: 'Odd' }, covers: (pocket) => pocket % 2 === 1 },
  { key: 'high', name: { th: '19–36', en: '19–36' }, covers: (pocket) => pocket >= 19 },
]
const thirds: Bet[] = [1, 2, 3].flatMap((at) => [
  {
    key: `d${at}`,
    name: { th: `${at * 12 - 11}–${at * 12}`, en: `${at * 12 - 11}–${at * 12}` },
    covers: (pocket: number) => Math.ceil(pocket / 12) === at,
  },
  {
    key: `c${at}`,
    name: { th: `${at}·${at + 3}·${at + 6}…`, en: `${at}·${at + 3}·${at + 6}…` },
    covers: (pocket: number) => pocket % 3 === at % 3,
  },
])
const numbers: Bet[] = wheel.map((number) => ({
  key: `n${number}`,
  name: { th: String(number), en: String(number) },
  covers: (pocket) => pocket === number,
}))

/** Neighbours on the felt, where three numbers make a row; zero lies beside 1, 2 and 3. */
export type Inner = 'splits' | 'streets' | 'corners' | 'lines'
const rowsOf = Array.from({ length: 12 }, (_, at) => at * 3 + 1)
const inRow = [1, 2, 3]
export const inner: Readonly<Record<Inner, readonly (readonly number[])[]>> = {
  splits: [
    ...inRow.map((number) => [0, number]),
    ...rowsOf.flatMap((first) => [
      [first, first + 1],
      [first + 1, first + 2],
      ...(first < 34 ? inRow.map((at) => [first + at - 1, first + at + 2]) : []),
    ]),
  ],
  streets: [[0, 1, 2], [0, 2, 3], ...rowsOf.map((first) => [first, first + 1, first + 2])],
  corners: [
    [0, 1, 2, 3],
    ...rowsOf
      .slice(0, -1)
      .flatMap((first) =>
        [first, first + 1].map((number) => [number, number + 1, number + 3, number + 4]),
      ),
  ],
  lines: rowsOf.slice(0, -1).map((first) => [0, 1, 2, 3, 4, 5].map((more) => first + more)),
}

/** The key of a bet on these neighbours. */
export function innerKey(among: readonly number[]): string {
  return `i${among.join('-')}`
}

const innerGroups: Record<Inner, Text> = {
  splits: { th: 'สองเลขติดกัน', en: 'Split' },
  streets: { th: 'สามเลขในแถว', en: 'Street' },
  corners: { th: 'สี่เลขชนกัน', en: 'Corner' },
  lines: { th: 'หกเลขสองแถว', en: 'Six line' },
}

/** All of them return 36/37: so many among, so much less each. */
function innerSpots(kind: Inner): Spot[] {
  return inner[kind].map((among) => {
    const [first = 0, last = 0] = [among[0], among.at(-1)]
    const named = kind === 'lines' ? `${first}–${last}` : among.join('·')
    return {
      key: innerKey(among),
      name: { th: named, en: named },
      endings: [{ times: 3600 / among.length, ways: among.length }],
      group: innerGroups[kind],
    }
  })
}

const pays: Record<'half' | 'third' | 'number', Ending[]> = {
  half: [
    { times: 200, ways: 18 },
    { times: 50, ways: 1 },
  ],
  third: [{ times: 300, ways: 12 }],
  number: [{ times: 3600, ways: 1 }],
}
const spot = ({ key, name }: Bet, endings: Ending[], group: Text): Spot => ({
  key,
  name,
  endings,
  group,
})
const straight: Text = { th: 'เลขเดียว', en: 'One number' }

export const title: TableTitle<number> = {
  id: 'roulette-lumiere',
  catalogueId: 502,
  kind: 'live',
  name: { th: 'รูเล็ตลูเมียร์', en: 'Roulette Lumière' },
  of,
  spots: [
    ...numbers.map((bet) => spot(bet, pays.number, straight)),
    ...(['splits', 'streets', 'corners', 'lines'] as const).flatMap(innerSpots),
    ...thirds.map((bet) => spot(bet, pays.third, third)),
    ...halves.map((bet) => spot(bet, pays.half, even)),
  ],
  timesOf(key, pocket) {
    if (key.startsWith('i')) {
      const covered = key.slice(1).split('-').map(Number)
      return covered.includes(pocket) ? 3600 / covered.length : 0
    }
    const isCovered = (bets: Bet[]) => bets.find((bet) => bet.key === key)?.covers(pocket)
    const half = isCovered(halves)
    if (half !== undefined) return pocket === 0 ? 50 : half ? 200 : 0
    const isThird = isCovered(thirds)
    if (isThird !== undefined) return pocket !== 0 && isThird ? 300 : 0
    return isCovered(numbers) ? 3600 : 0
  },
  pages: [
    {
      th:
        'ลูกบอลหยุดในหนึ่งใน 37 ช่อง ศูนย์มีช่องเดียว เลขเดียวจ่าย 35 ต่อ 1 ' +
        'สองเลขติดกัน 17 สามเลขในแถว 11 สี่เลขชนกัน 8 หกเลขสองแถว 5 ต่อ 1 ' +
        'โหลและแถวจ่าย 2 ต่อ 1 แดง ดำ คู่ คี่ ต่ำ สูง จ่าย 1 ต่อ 1',
      en:
        'The ball stops in one of 37 pockets, one of them zero. One number pays 35 to 1, a ' +
        'split 17, a street 11, a corner 8, a six line 5 to 1, dozens and columns 2 to 1, ' +
        'red, black, even, odd, low and high 1 to 1.',
    },
    {
      th: 'เมื่อออกศูนย์ แดง ดำ คู่ คี่ ต่ำ และสูง คืนครึ่งหนึ่ง (ลา ปาร์ตาจ) จึงคืน 73/74 เดิมพันอื่นคืน 36/37',
      en:
        'On zero, half of a bet on red, black, even, odd, low or high comes back (la partage): ' +
        'these return 73/74, all others 36/37.',
    },
    {
      th: 'ลูกบอลไม่มีความจำ ทุกช่องมีโอกาสเท่ากันทุกรอบ',
      en: 'The ball does not remember: every pocket is as likely in every round.',
    },
  ],
}
