import type { Chance } from '../ladder/paytable.ts'
import { makeLevel } from '../ladder/paytable.ts'

export const name = { th: 'ลูกเจี๊ยบซิ่ง', en: 'Chick Dash' }

const lanes = 24
const road = (safe: number, of: number) => Array.from({ length: lanes }, (): Chance => [safe, of])

/** How busy the road is: a lane is crossed safely in so many of so many cases. */
export const levels = [
  makeLevel('easy', { th: 'เงียบ', en: 'Quiet' }, road(24, 25)),
  makeLevel('normal', { th: 'ปกติ', en: 'Usual' }, road(22, 25)),
  makeLevel('hard', { th: 'รถเยอะ', en: 'Busy' }, road(4, 5)),
  makeLevel('daring', { th: 'เร่งด่วน', en: 'Rush hour' }, road(3, 5)),
]

/** Five lanes of the quiet road: 1.18× in (24/25)⁵ of rounds. */
export const leastReturn = { numerator: 939_589_632, denominator: 976_562_500 }

export const pages = [
  {
    th: 'พาลูกเจี๊ยบข้ามถนนทีละเลน ข้ามได้หนึ่งเลนตัวคูณเพิ่มขึ้น ถ้ารถมาในเลนที่ก้าวไป รอบจบและเสียเดิมพัน',
    en:
      'Take the chick across the road, lane by lane. Every lane raises the multiplier. If a car ' +
      'comes in the lane it steps into, the round ends and the stake is lost.',
  },
  {
    th:
      'โอกาสข้ามแต่ละเลนเท่ากันทุกเลน: เงียบ 24 ใน 25, ปกติ 22 ใน 25, รถเยอะ 4 ใน 5, ' +
      'เร่งด่วน 3 ใน 5 ผลของทุกเลนสุ่มไว้พร้อมการวางเดิมพัน จะก้าวช้าหรือเร็วไม่เปลี่ยนผล',
    en:
      'Every lane has the same chance: quiet 24 in 25, usual 22 in 25, busy 4 in 5, rush hour 3 ' +
      'in 5. All lanes are drawn with your bet; stepping sooner or later changes nothing.',
  },
  {
    th:
      'รับเงินได้ทุกเมื่อหลังข้ามเลนแรก รอบจะจ่ายเองเมื่อข้ามครบ 24 เลน หรือเมื่อเลนถัดไปจะเกิน ' +
      '5,000 เท่า ตัวคูณเป็นจำนวนเต็มของ 0.01 ตามตาราง อัตราจ่ายคืนของแต่ละขั้นจึงอยู่ระหว่าง 96.21% ' +
      'ถึง 97% และแสดงไว้ในตารางจ่าย',
    en:
      'After the first lane you may take the win at any time. The round pays by itself after 24 ' +
      'lanes, or when the next lane would pass 5,000 times the stake. Multipliers are whole ' +
      'hundredths, so taking the win at different steps returns 96.21% to 97%; the paytable ' +
      'states each.',
  },
]

export const labels = {
  th: { level: 'ถนน', step: 'ก้าว', unit: 'เลน', fell: 'รถมาพอดี', top: 'ข้ามถึงฝั่ง' },
  en: { level: 'Road', step: 'Step', unit: 'Lane', fell: 'A car came', top: 'Across' },
}
