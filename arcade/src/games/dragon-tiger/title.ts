import type { TableTitle } from '../tables/paytable.ts'

export type DragonTigerOutcome = [dragon: number, tiger: number]

/** The ace is the lowest card. A card is suit · 13 + rank, the two being rank 0. */
export function heightOf(card: number): number {
  return ((card + 1) % 13) + 1
}

export function winnerOf([dragon, tiger]: DragonTigerOutcome): 'dragon' | 'tiger' | 'tie' {
  const lead = heightOf(dragon) - heightOf(tiger)
  return lead === 0 ? 'tie' : lead > 0 ? 'dragon' : 'tiger'
}

function suitOf(card: number): number {
  return Math.floor(card / 13)
}

/** Of 416 cards one for the dragon, of the 415 left one for the tiger. */
const of = 416 * 415
const suited = 416 * 7
const tied = 416 * 31
const higher = (of - tied) / 2
const side = [
  { times: 200, ways: higher },
  { times: 50, ways: tied },
]

export const title: TableTitle<DragonTigerOutcome> = {
  id: 'dragon-tiger',
  catalogueId: 504,
  kind: 'live',
  name: { th: 'เสือ-มังกร', en: 'Dragon Tiger' },
  of,
  spots: [
    { key: 'dragon', name: { th: 'มังกร', en: 'Dragon' }, endings: side },
    { key: 'tie', name: { th: 'เสมอ', en: 'Tie' }, endings: [{ times: 1280, ways: tied }] },
    { key: 'tiger', name: { th: 'เสือ', en: 'Tiger' }, endings: side },
    {
      key: 'suited',
      name: { th: 'เสมอดอกเดียวกัน', en: 'Suited tie' },
      endings: [{ times: 5700, ways: suited }],
    },
  ],
  timesOf(spot, outcome) {
    const [dragon, tiger] = outcome
    const winner = winnerOf(outcome)
    const isTie = winner === 'tie'
    if (spot === 'tie') return isTie ? 1280 : 0
    if (spot === 'suited') return isTie && suitOf(dragon) === suitOf(tiger) ? 5700 : 0
    return winner === spot ? 200 : isTie ? 50 : 0
  },
  pages: [
    {
      th: 'มังกรและเสือได้ไพ่ฝ่ายละใบ ใบสูงกว่าชนะ เอซต่ำสุด คิงสูงสุด ดอกไม่มีผล ไพ่แปดสำรับสับใหม่ทุกรอบ',
      en:
        'One card for the dragon, one for the tiger; the higher one wins. The ace is lowest, the ' +
        'king highest, suits do not count. Eight decks, shuffled anew for every round.',
    },
    {
      th:
        'มังกรและเสือจ่าย 1 ต่อ 1 ถ้าเสมอคืนครึ่งหนึ่ง เสมอจ่าย 11.8 ต่อ 1 ' +
        'เสมอดอกเดียวกันจ่าย 56 ต่อ 1 วางได้หลายช่องและวางเพิ่มได้จนปิดรับ',
      en:
        'Dragon and tiger pay 1 to 1, and half the bet comes back on a tie. A tie pays 11.8 to ' +
        '1, a suited tie 56 to 1. Bet on several spots, and add to them until bets are closed.',
    },
    {
      th: 'ทุกรอบเริ่มจากสำรับเต็ม ผลที่ผ่านมาไม่มีผลต่อรอบนี้ ตารางย้อนหลังมีไว้ดูเท่านั้น',
      en: 'Every round begins with full decks: what came before, and the roads, change nothing.',
    },
  ],
}
