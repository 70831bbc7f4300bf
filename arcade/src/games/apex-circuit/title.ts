import type { Spot, TableTitle } from '../tables/paytable.ts'
import type { Text } from '../text.ts'

/** The cars in the order they cross the line. */
export type Finish = number[]

export type Car = { name: Text; weight: number; colour: string }

/** Of all cars still on the road, the next over the line is drawn by these weights. */
export const cars: readonly Car[] = [
  { name: { th: 'สายฟ้า', en: 'Bolt' }, weight: 250, colour: '#f2b01e' },
  { name: { th: 'เหยี่ยว', en: 'Falcon' }, weight: 200, colour: '#d0263f' },
  { name: { th: 'มรกต', en: 'Emerald' }, weight: 160, colour: '#16a06a' },
  { name: { th: 'คลื่น', en: 'Tide' }, weight: 125, colour: '#2a6fe8' },
  { name: { th: 'เถ้าถ่าน', en: 'Ember' }, weight: 100, colour: '#e8622a' },
  { name: { th: 'ราตรี', en: 'Midnight' }, weight: 100, colour: '#6a4fd0' },
  { name: { th: 'กุหลาบ', en: 'Rose' }, weight: 40, colour: '#e0609a' },
  { name: { th: 'หิ่งห้อย', en: 'Firefly' }, weight: 25, colour: '#8fae2a' },
]

const whole = 1000
/** All ways to the first two places, each as likely: every part of a chance is a whole number. */
const of = whole * 6_552_000

const weightOf = (car: number) => cars[car]?.weight ?? 0

function waysToForecast(first: number, second: number): number {
  return (of / whole / (whole - weightOf(first))) * weightOf(first) * weightOf(second)
}

function waysToPlace(car: number): number {
  const second = cars.reduce(
    (sum, _, first) => sum + (first === car ? 0 : waysToForecast(first, car)),
    0,
  )
  return (of / whole) * weightOf(car) + second
}

/** As many whole hundredths as return no more than 96 of 100. */
function timesFor(ways: number): number {
  return Number((96n * BigInt(of)) / BigInt(ways))
}

const numbers = cars.map((_, car) => car)
const endings = (ways: number) => [{ times: timesFor(ways), ways }]
const win: Text = { th: 'ชนะ', en: 'Win' }
const inOrder: Text = { th: 'อันดับ 1 แล้วอันดับ 2', en: 'First, then second' }
const place: Text = { th: 'ติดสองอันดับแรก', en: 'First or second' }

const spots: readonly Spot[] = [
  ...numbers.map((car) => ({
    key: `w${car + 1}`,
    name: named(car, win),
    endings: endings((of / whole) * weightOf(car)),
  })),
  ...numbers.map((car) => ({
    key: `p${car + 1}`,
    name: named(car, { th: '1–2', en: '1–2' }),
    endings: endings(waysToPlace(car)),
    group: named(car, place),
  })),
  ...numbers.flatMap((first) =>
    numbers
      .filter((second) => second !== first)
      .map((second) => ({
        key: `f${first + 1}${second + 1}`,
        name: { th: `${first + 1} → ${second + 1}`, en: `${first + 1} → ${second + 1}` },
        row: { name: named(first, inOrder), label: `→ ${second + 1}` },
        endings: endings(waysToForecast(first, second)),
      })),
  ),
]

function named(car: number, what: Text): Text {
  const { name } = cars[car] ?? { name: { th: '', en: '' } }
  return { th: `${car + 1} ${name.th} · ${what.th}`, en: `${car + 1} ${name.en} · ${what.en}` }
}

const times = new Map(spots.map(({ key, endings: [best] }) => [key, best?.times ?? 0]))

export const title: TableTitle<Finish> = {
  id: 'apex-circuit',
  catalogueId: 405,
  kind: 'sports',
  name: { th: 'เอเพ็กซ์เซอร์กิต', en: 'Apex Circuit' },
  of,
  spots,
  timesOf(spot, [first = 0, second = 0]) {
    const [kind, one, other] = [spot[0], Number(spot[1]) - 1, Number(spot[2]) - 1]
    const isWon =
      kind === 'w'
        ? one === first
        : kind === 'p'
          ? one === first || one === second
          : one === first && other === second
    return isWon ? (times.get(spot) ?? 0) : 0
  },
  pages: [
    {
      th:
        'รถแปดคัน แต่ละคันมีน้ำหนักประกาศไว้ รวม 1,000: 250, 200, 160, 125, 100, 100, 40, 25 ' +
        'คันที่เข้าเส้นก่อนสุ่มตามน้ำหนัก แล้วคันถัดไปสุ่มจากคันที่เหลือ จนครบแปดคัน',
      en:
        'Eight cars, each with a published weight, 1,000 together: 250, 200, 160, 125, 100, 100, ' +
        '40, 25. The first over the line is drawn by weight, the next from those left, and so on.',
    },
    {
      th:
        'แทงชนะ แทงติดสองอันดับแรก หรือแทงอันดับหนึ่งและสองตามลำดับ ราคาคำนวณจากโอกาสจริง ' +
        'ปัดลงเป็น 0.01 ทุกช่องคืน 95% ถึง 96% ค่าของแต่ละช่องอยู่ในตารางจ่าย',
      en:
        'Bet on the winner, on a car to come first or second, or on first and second in order. ' +
        'Prices follow from the exact chances, rounded down to 0.01: every bet returns 95% to ' +
        '96%, and the paytable states each.',
    },
    {
      th: 'การแข่งทุกรอบเริ่มใหม่ รถไม่มีความจำ ผลที่ผ่านมาไม่มีผลต่อรอบนี้ ภาพบนสนามเล่าผลที่สุ่มแล้วเท่านั้น',
      en:
        'Every race begins anew: what came before has no part in this one. The picture only ' +
        'tells the order that was drawn.',
    },
  ],
}
