import { handOf } from './paytable.ts'

export const name = { th: 'ป๊อกเด้งเก้าคู่', en: 'Pok Deng Nine' }

export const pages = [
  {
    th:
      'คุณกับเจ้ามือได้ไพ่คนละ 2 ใบจากสำรับ 52 ใบ แต้มคือหลักหน่วยของผลรวม เอซนับ 1 ' +
      'สิบ แจ็ค ควีน คิง นับ 0 สองใบได้ 8 หรือ 9 คือป๊อก ใครมีป๊อกเปิดไพ่ทันที',
    en:
      'You and the dealer get two cards each from one deck of 52. Points are the last digit of ' +
      'the sum: an ace counts 1, tens and court cards 0. Two cards worth 8 or 9 are a pok and ' +
      'end the round at once.',
  },
  {
    th: 'ถ้าไม่มีใครป๊อก คุณเลือกจั่วใบที่สามหรืออยู่ แล้วเจ้ามือจั่วเมื่อมี 4 แต้มหรือน้อยกว่า',
    en:
      'Without a pok you draw one more card or stand. Then the dealer draws with 4 points or ' +
      'fewer, and stands with 5 or more.',
  },
  {
    th:
      'จากสูงไปต่ำ: ป๊อก 9 ป๊อก 8 ตอง สเตรทฟลัช เรียง สามเหลือง (แจ็ค ควีน คิง) แล้วเทียบแต้ม ' +
      'มือเท่ากันเจ้ามือชนะ',
    en:
      'From the best: pok 9, pok 8, three of a kind, straight flush, straight, three court ' +
      'cards, then points. Equal hands go to the dealer.',
  },
  {
    th:
      'ชนะจ่ายตามเด้งของคุณ: ปกติ 1:1 สองเด้ง (สองใบดอกเดียวกันหรือคู่) 3:2 สามเด้ง ' +
      '(สามใบดอกเดียวกัน เรียง สามเหลือง) 2:1 ห้าเด้ง (ตอง สเตรทฟลัช) 3:1 แพ้เสียแค่เดิมพัน',
    en:
      'A win pays by your deng. Plain 1 to 1. Two deng (two cards of one suit, or a pair) 3 to ' +
      '2. Three deng (three of one suit, a straight, three court cards) 2 to 1. Five deng ' +
      '(three of a kind, straight flush) 3 to 1. A loss costs the stake and no more.',
  },
  {
    th:
      'เล่นดีที่สุด: จั่วเมื่อมี 0–4 แต้ม และ 5 แต้มที่ไม่มีเด้ง หรือ 2-3 กับ 7-8 ดอกเดียวกัน นอกนั้นอยู่ ' +
      'นับทุกแบบ คืน 1,811,354,239/1,832,266,800 = 98.859%',
    en:
      'Best play: draw with 0–4 points, with 5 without deng, and with 2-3 or 7-8 of one suit; ' +
      'stand otherwise. Over all deals this returns 1,811,354,239/1,832,266,800 = 98.859 %.',
  },
]

export const labels = {
  th: {
    deal: 'แจกไพ่',
    dealer: 'เจ้ามือ',
    you: 'คุณ',
    felt: ['เจ้ามือจั่วเมื่อมี 4 แต้มหรือน้อยกว่า', 'มือเท่ากันเจ้ามือชนะ'],
    moves: { draw: 'จั่ว', stand: 'อยู่' },
    keys: 'แป้นพิมพ์: เว้นวรรค = แจกหรือจั่ว, D จั่ว, S อยู่, A คำแนะนำ, ลูกศรซ้ายขวา = ปรับเดิมพัน',
    deng: 'เด้ง',
    points: 'แต้ม',
    ofTwo: 'สองใบแรก',
    ofThree: 'สามใบ',
    kinds: {
      pok9: 'ป๊อก 9',
      pok8: 'ป๊อก 8',
      triple: 'ตอง',
      straightFlush: 'สเตรทฟลัช',
      straight: 'เรียง',
      court: 'สามเหลือง',
    },
    rows: {
      pok9: 'ป๊อก 9',
      pok9Deng: 'ป๊อก 9 สองเด้ง',
      pok8: 'ป๊อก 8',
      pok8Deng: 'ป๊อก 8 สองเด้ง',
      triple: 'ตอง',
      straightFlush: 'สเตรทฟลัช',
      straight: 'เรียง',
      court: 'สามเหลือง',
      flush: 'สามใบดอกเดียวกัน',
      deng: 'คู่หรือสองใบดอกเดียวกัน',
      plain: 'แต้มธรรมดา',
    },
    outcomes: { won: 'ชนะ', lost: 'แพ้', tied: 'เท่ากัน เจ้ามือชนะ' },
  },
  en: {
    deal: 'Deal',
    dealer: 'Dealer',
    you: 'You',
    felt: ['Dealer draws with 4 points or fewer', 'Equal hands go to the dealer'],
    moves: { draw: 'Draw', stand: 'Stand' },
    keys: 'Keyboard: space deals or draws, D draw, S stand, A advice, arrows change the stake',
    deng: 'deng',
    points: 'points',
    ofTwo: 'first two cards',
    ofThree: 'three cards',
    kinds: {
      pok9: 'Pok 9',
      pok8: 'Pok 8',
      triple: 'Three of a kind',
      straightFlush: 'Straight flush',
      straight: 'Straight',
      court: 'Three court cards',
    },
    rows: {
      pok9: 'Pok 9',
      pok9Deng: 'Pok 9, two deng',
      pok8: 'Pok 8',
      pok8Deng: 'Pok 8, two deng',
      triple: 'Three of a kind',
      straightFlush: 'Straight flush',
      straight: 'Straight',
      court: 'Three court cards',
      flush: 'Three of one suit',
      deng: 'Pair or two of one suit',
      plain: 'Plain points',
    },
    outcomes: { won: 'Won', lost: 'Lost', tied: 'Equal, dealer wins' },
  },
}

/** A hand as it is called at the table. */
export function handText(cards: readonly number[], language: 'th' | 'en'): string {
  const words = labels[language]
  const { kind, points, deng } = handOf(cards)
  const named = kind === 'points' ? pointsText(points, language) : words.kinds[kind]
  return deng > 1 ? `${named} · ${deng} ${words.deng}` : named
}

function pointsText(points: number, language: 'th' | 'en'): string {
  if (language === 'en') return points === 1 ? '1 point' : `${points} points`
  return `${points} ${labels.th.points}`
}
