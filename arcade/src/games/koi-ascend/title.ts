import type { Chance } from '../ladder/paytable.ts'
import { makeLevel } from '../ladder/paytable.ts'

export const name = { th: 'ปลาคาร์ปมังกร', en: 'Koi Ascend' }

/** Each fall is leapt with the same chance, up to the dragon's gate above the last. */
const falls = (safe: number, of: number, count: number) =>
  Array.from({ length: count }, (): Chance => [safe, of])

/** How wild the water is. */
export const levels = [
  makeLevel('brook', { th: 'ลำธาร 8/9', en: 'Brook 8/9' }, falls(8, 9, 18)),
  makeLevel('river', { th: 'แม่น้ำ 3/4', en: 'River 3/4' }, falls(3, 4, 15)),
  makeLevel('torrent', { th: 'น้ำเชี่ยว 1/2', en: 'Torrent 1/2' }, falls(1, 2, 12)),
]

export const leastReturn = { numerator: 1952, denominator: 2025 }

export const pages = [
  {
    th: 'ปลาคาร์ปกระโดดขึ้นน้ำตกทีละชั้นไปยังประตูมังกร ทุกชั้นที่ขึ้นได้ตัวคูณเพิ่มขึ้น ถ้าน้ำพัดตกก่อนรับเงิน รอบจบและเสียเดิมพัน',
    en:
      'A koi leaps fall after fall towards the gate of the dragon. Every fall raises the ' +
      'multiplier. If the water throws it back before you take the win, the round ends and the ' +
      'stake is lost.',
  },
  {
    th:
      'ในลำธารกระโดดสำเร็จ 8 ใน 9 ครั้ง ในแม่น้ำ 3 ใน 4 ในน้ำเชี่ยว 1 ใน 2 ทุกชั้นโอกาสเท่ากัน ' +
      'ชั้นที่จะตกสุ่มไว้พร้อมการวางเดิมพัน จะกระโดดช้าหรือเร็วไม่เปลี่ยนผล',
    en:
      'In the brook 8 of 9 leaps go well, in the river 3 of 4, in the torrent 1 of 2, alike at ' +
      'every fall. Where the koi is thrown back is drawn with your bet; leaping sooner or later ' +
      'changes nothing.',
  },
  {
    th:
      'รับเงินได้ทุกเมื่อหลังชั้นแรก ถึงประตูมังกรแล้วรอบจ่ายเอง ตัวคูณเป็นจำนวนเต็มของ 0.01 ตามตาราง ' +
      'อัตราจ่ายคืนของแต่ละชั้นจึงอยู่ระหว่าง 96.39% ถึง 97% และแสดงไว้ในตารางจ่าย',
    en:
      'After the first fall you may take the win at any time; at the gate the round pays by ' +
      'itself. Multipliers are whole hundredths, so taking the win at different falls returns ' +
      '96.39% to 97%; the paytable states each.',
  },
]

export const labels = {
  th: { level: 'สายน้ำ', step: 'กระโดด', unit: 'ชั้นที่', fell: 'น้ำพัดตก', top: 'ถึงประตูมังกร' },
  en: {
    level: 'Water',
    step: 'Leap',
    unit: 'Fall',
    fell: 'Thrown back',
    top: "At the dragon's gate",
  },
}
