export const name = { th: 'แบล็คแจ็ค 21', en: 'Blackjack 21' }

export const pages = [
  {
    th:
      'ทำแต้มให้ใกล้ 21 มากกว่าเจ้ามือโดยไม่เกิน ไพ่ภาพนับ 10 เอซนับ 1 หรือ 11 ' +
      'เอซกับไพ่สิบในสองใบแรกคือแบล็คแจ็ค จ่าย 3:2 ชนะอื่นจ่าย 1:1 แต้มเท่ากันคืนเดิมพัน',
    en:
      'Come closer to 21 than the dealer without passing it. Pictures count 10, an ace 1 or 11. ' +
      'An ace and a ten as the first two cards are a blackjack and pay 3 to 2. Other wins pay 1 ' +
      'to 1, and equal totals return the stake.',
  },
  {
    th: 'เจ้ามือเปิดดูแบล็คแจ็คก่อนคุณตัดสินใจ หยุดที่ 17 ทุกแบบ และจั่วเมื่อแต้ม 16 หรือต่ำกว่า',
    en:
      'The dealer looks for a blackjack before you decide, stands on every 17 (soft ones too) ' +
      'and draws on 16 or less.',
  },
  {
    th:
      'เพิ่มเดิมพันสองเท่าได้กับสองใบแรกทุกแต้ม รวมถึงหลังแยกไพ่ แยกไพ่แต้มเท่ากันได้สูงสุด ' +
      '4 มือ เอซที่แยกได้ไพ่เพิ่มใบเดียว 21 หลังแยกไม่ใช่แบล็คแจ็ค',
    en:
      'Double on any first two cards, also after a split. Cards of equal value may be split, up ' +
      'to four hands. Split aces get one card each, and 21 after a split is no blackjack.',
  },
  {
    th: 'หมอบได้เมื่อยังไม่ได้จั่วหรือแยก รับคืนครึ่งหนึ่ง ไม่มีประกัน ไพ่ทุกใบสุ่มจากสำรับเต็มเสมอ จึงนับไพ่ไม่ได้',
    en:
      'As a first decision you may surrender and get half back. There is no insurance. Every ' +
      'card is drawn from a full deck, so there is nothing to count.',
  },
  {
    th:
      'อัตราจ่ายคืนคิดจากเดิมพันแรกเมื่อเล่นตามกลยุทธ์พื้นฐานทุกครั้ง คำนวณจากทุกผลที่เป็นไปได้ ' +
      'แป้นพิมพ์: H จั่ว S หยุด D ดับเบิล P แยก R หมอบ',
    en:
      'The return is of the first stake, with basic strategy throughout, computed over every ' +
      'possible course. Keyboard: H hit, S stand, D double, P split, R surrender.',
  },
]

export const labels = {
  th: {
    deal: 'แจกไพ่',
    dealer: 'เจ้ามือ',
    you: 'คุณ',
    pays: 'แบล็คแจ็คจ่าย 3:2',
    stands: 'เจ้ามือหยุดที่ 17 ทุกแบบ',
    payRows: {
      แบล็คแจ็ค: '3:2',
      ชนะ: '1:1',
      เสมอ: 'คืนเดิมพัน',
      หมอบ: 'คืนครึ่งหนึ่ง',
      สำรับ: 'ไม่จำกัด',
      เจ้ามือ: 'หยุดที่ 17 ทุกแบบ',
      ดับเบิล: 'สองใบแรกทุกแต้ม',
      แยกไพ่: 'สูงสุด 4 มือ',
    },
    moves: { hit: 'จั่ว', stand: 'หยุด', double: 'ดับเบิล', split: 'แยก', surrender: 'หมอบ' },
    outcomes: {
      blackjack: 'แบล็คแจ็ค',
      won: 'ชนะ',
      push: 'เสมอ',
      lost: 'แพ้',
      bust: 'เกิน 21',
      surrendered: 'หมอบ',
    },
  },
  en: {
    deal: 'Deal',
    dealer: 'Dealer',
    you: 'You',
    pays: 'Blackjack pays 3 to 2',
    stands: 'Dealer stands on all 17',
    payRows: {
      Blackjack: '3 to 2',
      Win: '1 to 1',
      Push: 'stake back',
      Surrender: 'half back',
      Decks: 'endless shoe',
      Dealer: 'stands on all 17',
      Double: 'any first two cards',
      Split: 'up to 4 hands',
    },
    moves: { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split', surrender: 'Surrender' },
    outcomes: {
      blackjack: 'Blackjack',
      won: 'Won',
      push: 'Push',
      lost: 'Lost',
      bust: 'Bust',
      surrendered: 'Surrendered',
    },
  },
}
