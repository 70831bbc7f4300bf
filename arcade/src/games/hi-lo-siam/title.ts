import type { Ending, Spot, TableTitle } from '../tables/paytable.ts'

export type Throw = [number, number, number]

const faces = [1, 2, 3, 4, 5, 6]
const totals = Array.from({ length: 16 }, (_, at) => at + 3)
/** All throws of three dice. */
const of = 216

export function totalOf(dice: Throw): number {
  return dice[0] + dice[1] + dice[2]
}

export function isTriple([first, second, third]: Throw): boolean {
  return first === second && second === third
}

/** So many of the 216 throws come to a total of 3, 4 … 18. */
const waysOfTotal = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]

/** 96 % of what would be even, in whole hundredths. */
function timesOfTotal(total: number): number {
  return Math.floor((96 * of) / (waysOfTotal[total - 3] ?? of))
}

/** One, two or three dice show the number. */
const timesOfCount = [0, 200, 300, 1300]
const oneNumber: Ending[] = [
  { times: 200, ways: 75 },
  { times: 300, ways: 15 },
  { times: 1300, ways: 1 },
]

const half: Ending[] = [{ times: 200, ways: 105 }]
const spots: Spot[] = [
  { key: 'small', name: { th: 'ต่ำ 4–10', en: 'Small 4–10' }, endings: half },
  { key: 'big', name: { th: 'สูง 11–17', en: 'Big 11–17' }, endings: half },
  ...faces.map((face) => ({
    key: `n${face}`,
    name: { th: `เลข ${face}`, en: `No. ${face}` },
    endings: oneNumber,
    group: { th: 'เลขเดียว (1, 2 หรือ 3 ลูก)', en: 'One number (on 1, 2 or 3 dice)' },
  })),
  ...totals.map((total, at) => ({
    key: `t${total}`,
    name: { th: String(total), en: String(total) },
    endings: [{ times: timesOfTotal(total), ways: waysOfTotal[at] ?? 0 }],
    group: totalGroup(total),
  })),
]

/** Totals as far from the middle are as likely: they stand together in the rules. */
function totalGroup(total: number) {
  const low = Math.min(total, 21 - total)
  return { th: `รวม ${low} หรือ ${21 - low}`, en: `Total ${low} or ${21 - low}` }
}

export const title: TableTitle<Throw> = {
  id: 'hi-lo-siam',
  catalogueId: 503,
  kind: 'live',
  name: { th: 'ไฮโลสยาม', en: 'Hi-Lo Siam' },
  of,
  spots,
  timesOf(spot, dice) {
    const total = totalOf(dice)
    if (spot === 'small') return !isTriple(dice) && total <= 10 ? 200 : 0
    if (spot === 'big') return !isTriple(dice) && total >= 11 ? 200 : 0
    const number = Number(spot.slice(1))
    if (spot.startsWith('n')) return timesOfCount[dice.filter((die) => die === number).length] ?? 0
    return total === number ? timesOfTotal(total) : 0
  },
  pages: [
    {
      th: 'ลูกเต๋าสามลูกในถ้วยเดียว ต่ำคือรวม 4–10 สูงคือ 11–17 จ่าย 1 ต่อ 1 ถ้าสามลูกเหมือนกันทั้งสองฝั่งเสีย',
      en:
        'Three dice under one cup. Small is a total of 4–10, big of 11–17; both pay 1 to 1, and ' +
        'both lose when all three are alike.',
    },
    {
      th:
        'เลขเดียวจ่าย 1, 2 หรือ 12 ต่อ 1 เมื่อออก 1, 2 หรือ 3 ลูก ' +
        'ผลรวมแต่ละช่องจ่าย 96% ของอัตราที่ยุติธรรมพอดี ปัดลงเป็น 0.01',
      en:
        'One number pays 1, 2 or 12 to 1 when one, two or three dice show it. Each total pays ' +
        '96% of what would be even, rounded down to a hundredth.',
    },
    {
      th: 'ลูกเต๋าไม่มีความจำ ทุกหน้ามีโอกาสเท่ากันทุกรอบ ผลที่ผ่านมามีไว้ดูเท่านั้น',
      en: 'Dice do not remember: every face is as likely in every round, whatever came before.',
    },
  ],
}
