export const name = { th: 'สามกษัตริย์', en: 'Three Kings' }

export const pages = [
  {
    th:
      'คุณกับเจ้ามือได้ไพ่คนละ 3 ใบจากสำรับ 52 ใบ ดูไพ่ของคุณแล้วเลือกสู้ (วางเพิ่มเท่าเดิมพันหลัก) ' +
      'หรือหมอบ (เสียเดิมพันหลัก)',
    en:
      'You and the dealer get three cards each from one deck of 52. Look at yours, then play ' +
      '(and stake as much as the ante once more) or fold (and lose the ante).',
  },
  {
    th:
      'จากสูงไปต่ำ: สเตรทฟลัช ตอง สเตรท ฟลัช คู่ ไพ่สูง เอซเป็นตัวสูงสุด และเป็นหนึ่งในเอซ-2-3 ' +
      'ซึ่งเป็นสเตรทต่ำสุด',
    en:
      'From the best: straight flush, three of a kind, straight, flush, pair, high card. The ace ' +
      'is high, and low in ace-2-3, the lowest straight.',
  },
  {
    th:
      'เจ้ามือเล่นเมื่อมีควีนขึ้นไป (15,380 ใน 22,100 มือ) ถ้าเจ้ามือไม่เล่น เดิมพันหลักจ่าย 1:1 ' +
      'และเงินสู้คืน ถ้าเจ้ามือเล่น มือที่ดีกว่าชนะทั้งสองเดิมพัน 1:1 เสมอคืนทั้งสอง',
    en:
      'The dealer plays with a queen or better (15,380 of 22,100 hands). If not, the ante pays 1 ' +
      'to 1 and the play stake comes back. Otherwise the better hand wins both 1 to 1, and equal ' +
      'hands give both back.',
  },
  {
    th:
      'โบนัสของเดิมพันหลักเมื่อสู้ ไม่ว่าเจ้ามือมีอะไร: สเตรท 1 ตอง 4 สเตรทฟลัช 5 เท่า ' +
      'คู่ขึ้นไป (เดิมพันเสริมเท่าเดิมพันหลัก) ดูเฉพาะไพ่ของคุณ: คู่ 1:1 ฟลัช 4:1 สเตรท 6:1 ตอง 30:1 ' +
      'สเตรทฟลัช 40:1',
    en:
      'Whoever plays gets a bonus on the ante whatever the dealer has: straight 1, three of a ' +
      'kind 4, straight flush 5 to 1. Pair plus, a side bet as large as the ante, looks at your ' +
      'cards alone: pair 1, flush 4, straight 6, three of a kind 30, straight flush 40 to 1.',
  },
  {
    th:
      'เล่นดีที่สุดคือสู้เมื่อมี ควีน-6-4 ขึ้นไป นับจากทั้ง 407,170,400 แบบ เดิมพันหลักคืน ' +
      '19,671,831/20,358,520 = 96.627% คู่ขึ้นไปคืน 5,397/5,525 = 97.683% วางทั้งสองคืน 97.155% ' +
      'ของเดิมพันแรก',
    en:
      'The best play is to play queen-6-4 or better. Over all 407,170,400 deals the ante then ' +
      'returns 19,671,831/20,358,520 = 96.627 % of itself, pair plus 5,397/5,525 = 97.683 %, and ' +
      'both together 97.155 % of what is staked first.',
  },
]

export const labels = {
  th: {
    deal: 'แจกไพ่',
    dealer: 'เจ้ามือ',
    you: 'คุณ',
    felt: ['เจ้ามือเล่นเมื่อมีควีนขึ้นไป', 'ควีน-6-4 ขึ้นไปควรสู้'],
    ante: 'เดิมพันหลัก',
    pairPlus: 'คู่ขึ้นไป',
    off: 'ไม่วาง',
    on: 'วางด้วย',
    bonus: 'โบนัส',
    moves: { play: 'สู้', fold: 'หมอบ' },
    keys: 'แป้นพิมพ์: เว้นวรรค = แจกหรือสู้, P สู้, F หมอบ, A คำแนะนำ, ลูกศรซ้ายขวา = ปรับเดิมพัน',
    hands: {
      straightFlush: 'สเตรทฟลัช',
      threeOfAKind: 'ตอง',
      straight: 'สเตรท',
      flush: 'ฟลัช',
      pair: 'คู่',
      highCard: 'ไพ่สูง',
    },
    outcomes: {
      folded: 'หมอบ',
      unqualified: 'เจ้ามือไม่เล่น',
      won: 'ชนะ',
      tied: 'เสมอ',
      lost: 'แพ้',
    },
  },
  en: {
    deal: 'Deal',
    dealer: 'Dealer',
    you: 'You',
    felt: ['Dealer plays queen or better', 'Play queen-6-4 or better'],
    ante: 'Ante',
    pairPlus: 'Pair plus',
    off: 'Off',
    on: 'On',
    bonus: 'bonus',
    moves: { play: 'Play', fold: 'Fold' },
    keys: 'Keyboard: space deals or plays, P play, F fold, A advice, arrows change the stake',
    hands: {
      straightFlush: 'Straight flush',
      threeOfAKind: 'Three of a kind',
      straight: 'Straight',
      flush: 'Flush',
      pair: 'Pair',
      highCard: 'High card',
    },
    outcomes: {
      folded: 'Folded',
      unqualified: 'Dealer does not play',
      won: 'Won',
      tied: 'Tied',
      lost: 'Lost',
    },
  },
}
