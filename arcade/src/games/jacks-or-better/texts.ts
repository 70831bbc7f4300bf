export const name = { th: 'แจ็คส์ออร์เบตเตอร์', en: 'Jacks or Better' }

export const pages = [
  {
    th:
      'รับไพ่ 5 ใบจากสำรับ 52 ใบ เลือกเก็บใบที่ต้องการ แล้วเปลี่ยนใบที่เหลือหนึ่งครั้ง ' +
      'มือสุดท้ายจ่ายตามตาราง ต่ำสุดคือคู่แจ็ค',
    en:
      'You get five cards of a deck of 52. Hold the ones you like and change the others once. ' +
      'The final hand pays by the table; a pair of jacks is the least.',
  },
  {
    th: 'สับไพ่ใหม่ทุกรอบ ลำดับไพ่ถูกสุ่มไว้ก่อนวางเดิมพัน ใบที่เปลี่ยนจะได้ใบถัดไปจากบนสำรับ เรียงจากซ้ายไปขวา',
    en:
      'The deck is shuffled for every round, before your bet. Cards you change are replaced by ' +
      'the next ones of the deck, from left to right.',
  },
  {
    th:
      'อัตราจ่ายคืนที่แสดงคือเมื่อเลือกเก็บไพ่ดีที่สุดทุกครั้ง คำนวณจากไพ่ที่เป็นไปได้ทั้งหมด ' +
      '2,598,960 แบบ การเลือกแบบอื่นได้คืนน้อยกว่า',
    en:
      'The stated return is that of the best choice every time, computed over all 2,598,960 ' +
      'deals. Other choices return less.',
  },
  {
    th: 'แตะไพ่หรือกดแป้น 1–5 เพื่อเก็บ เว้นวรรคเพื่อแจกหรือเปลี่ยนไพ่',
    en: 'Tap a card or press 1–5 to hold it, space to deal and to draw.',
  },
]

export const labels = {
  th: {
    deal: 'แจกไพ่',
    draw: 'เปลี่ยนไพ่',
    keepAll: 'เก็บทุกใบ',
    drawAll: 'เปลี่ยนทุกใบ',
    hold: 'เก็บ',
    choose: 'แตะไพ่ที่ต้องการเก็บ',
    nothing: 'ไม่เข้ามือ',
    back: 'คืนเดิมพัน',
    hands: {
      royalFlush: 'รอยัลฟลัช',
      straightFlush: 'สเตรทฟลัช',
      fourOfAKind: 'โฟร์การ์ด',
      fullHouse: 'ฟูลเฮาส์',
      flush: 'ฟลัช',
      straight: 'สเตรท',
      threeOfAKind: 'ตอง',
      twoPairs: 'สองคู่',
      jacksOrBetter: 'คู่แจ็คขึ้นไป',
    },
  },
  en: {
    deal: 'Deal',
    draw: 'Draw',
    keepAll: 'Keep all',
    drawAll: 'Draw five',
    hold: 'Hold',
    choose: 'Tap the cards to hold',
    nothing: 'No hand',
    back: 'stake back',
    hands: {
      royalFlush: 'Royal flush',
      straightFlush: 'Straight flush',
      fourOfAKind: 'Four of a kind',
      fullHouse: 'Full house',
      flush: 'Flush',
      straight: 'Straight',
      threeOfAKind: 'Three of a kind',
      twoPairs: 'Two pair',
      jacksOrBetter: 'Jacks or better',
    },
  },
}
