import type { TableTitle } from '../tables/paytable.ts'

export type BaccaratOutcome = [player: number[], banker: number[]]
export type BaccaratWinner = 'player' | 'banker' | 'tie'

/** Tens and courts count nothing, an ace one, and only the last digit of a sum counts. */
export function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + worthOf(card), 0) % 10
}

export function winnerOf([player, banker]: BaccaratOutcome): BaccaratWinner {
  const lead = pointsOf(player) - pointsOf(banker)
  return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker'
}

/** A card is suit · 13 + rank, the two being rank 0 and the ace rank 12. */
function worthOf(card: number): number {
  const rank = card % 13
  return rank === 12 ? 1 : rank > 7 ? 0 : rank + 2
}

/** In all orders of six cards off eight decks. */
const of = 4_998_398_275_503_360
const player = 2_230_518_282_592_256
const banker = 2_292_252_566_437_888
const tie = 475_627_426_473_216
const pushed = { times: 100, ways: tie }
const times = { player: 200, banker: 195, tie: 1000 }

export const title: TableTitle<BaccaratOutcome> = {
  id: 'baccarat-salon',
  catalogueId: 501,
  kind: 'live',
  name: { th: 'บาคาร่าซาลอน', en: 'Baccarat Salon' },
  of,
  spots: [
    {
      key: 'player',
      name: { th: 'ผู้เล่น', en: 'Player' },
      endings: [{ times: times.player, ways: player }, pushed],
    },
    { key: 'tie', name: { th: 'เสมอ', en: 'Tie' }, endings: [{ times: times.tie, ways: tie }] },
    {
      key: 'banker',
      name: { th: 'เจ้ามือ', en: 'Banker' },
      endings: [{ times: times.banker, ways: banker }, pushed],
    },
  ],
  timesOf(spot, outcome) {
    const winner = winnerOf(outcome)
    if (winner === spot) return times[winner]
    return winner === 'tie' ? 100 : 0
  },
  pages: [
    {
      th:
        'ผู้เล่นและเจ้ามือได้ฝ่ายละสองใบ แต้มรวมนับเฉพาะหลักหน่วย ใกล้ 9 กว่าชนะ ' +
        'สิบและไพ่ภาพนับศูนย์ เอซนับหนึ่ง ไพ่แปดสำรับสับใหม่ทุกรอบ',
      en:
        'Player and banker get two cards each; of their sum only the last digit counts, and the ' +
        'one nearer to 9 wins. Tens and courts count nothing, an ace one. Eight decks, shuffled ' +
        'anew for every round.',
    },
    {
      th:
        'ฝ่ายใดได้ 8 หรือ 9 ตั้งแต่สองใบแรก จบทันที ไม่เช่นนั้นผู้เล่นจั่วเมื่อได้ 5 หรือน้อยกว่า ' +
        'ถ้าผู้เล่นไม่จั่ว เจ้ามือจั่วเมื่อได้ 5 หรือน้อยกว่า ถ้าผู้เล่นจั่ว เจ้ามือจั่วที่ 0–2 เสมอ ' +
        'ที่ 3 เว้นไพ่ใบที่สามเป็น 8 ที่ 4 เมื่อเป็น 2–7 ที่ 5 เมื่อเป็น 4–7 ที่ 6 เมื่อเป็น 6–7',
      en:
        'An 8 or 9 with two cards ends it. Otherwise the player draws on 5 or less. When the ' +
        'player stands, the banker draws on 5 or less; when the player has drawn, on 0–2 always, ' +
        'on 3 unless that third card is an 8, on 4 when it is 2–7, on 5 when 4–7, on 6 when 6–7.',
    },
    {
      th: 'ผู้เล่นจ่าย 1 ต่อ 1 เจ้ามือ 0.95 ต่อ 1 เสมอ 9 ต่อ 1 เมื่อเสมอ เดิมพันผู้เล่นและเจ้ามือคืนเต็มจำนวน',
      en:
        'The player pays 1 to 1, the banker 0.95 to 1, a tie 9 to 1. On a tie, bets on player ' +
        'and banker come back whole.',
    },
    {
      th: 'ทุกรอบเริ่มจากสำรับเต็ม ผลที่ผ่านมาไม่มีผลต่อรอบนี้ ตารางย้อนหลังมีไว้ดูเท่านั้น',
      en: 'Every round begins with full decks: what came before, and the roads, change nothing.',
    },
  ],
}
