import type { Chance } from '../ladder/paytable.ts'
import { makeLevel } from '../ladder/paytable.ts'

export const name = { th: 'ปักเป้าป๊อป', en: 'Puffer Pop' }

/** It pops at one of so many breaths, each as likely: the first in one of all, the last surely. */
const breaths = (all: number) =>
  Array.from({ length: all - 1 }, (_, taken): Chance => [all - taken - 1, all - taken])

/** How large the fish may grow. */
export const levels = [
  makeLevel('small', { th: 'เล็ก 6', en: 'Small 6' }, breaths(6)),
  makeLevel('middle', { th: 'กลาง 12', en: 'Middle 12' }, breaths(12)),
  makeLevel('large', { th: 'ใหญ่ 24', en: 'Large 24' }, breaths(24)),
]

/** The first breath of the middle fish: 1.05× in 11 of 12. */
export const leastReturn = { numerator: 9625, denominator: 10_000 }

export const pages = [
  {
    th: 'เป่าปักเป้าทีละลม ลมหนึ่งตัวคูณเพิ่มขึ้น แต่ปลาจะป๊อปที่ลมใดลมหนึ่ง ป๊อปก่อนรับเงินก็เสียเดิมพัน',
    en:
      'Blow up the puffer, breath by breath. Every breath raises the multiplier, but the fish ' +
      'pops at one of them. If it pops before you take the win, the round ends and the stake is ' +
      'lost.',
  },
  {
    th:
      'ปลาตัวเล็กป๊อปที่ลมใดลมหนึ่งใน 6 ลม ตัวกลางใน 12 ตัวใหญ่ใน 24 ทุกลมมีโอกาสเท่ากัน ' +
      'ลมที่ป๊อปสุ่มไว้พร้อมการวางเดิมพัน จะเป่าช้าหรือเร็วไม่เปลี่ยนผล',
    en:
      'The small fish pops at one of 6 breaths, the middle one at one of 12, the large one at ' +
      'one of 24, each as likely. The breath is drawn with your bet; blowing sooner or later ' +
      'changes nothing.',
  },
  {
    th:
      'รับเงินได้ทุกเมื่อหลังลมแรก รอบจะจ่ายเองที่ลมก่อนสุดท้าย เพราะลมสุดท้ายป๊อปแน่นอน ' +
      'ตัวคูณเป็นจำนวนเต็มของ 0.01 ตามตาราง อัตราจ่ายคืนของแต่ละขั้นจึงอยู่ระหว่าง 96.25% ถึง 97% ' +
      'และแสดงไว้ในตารางจ่าย',
    en:
      'After the first breath you may take the win at any time. The round pays by itself at the ' +
      'last breath but one, for the last one surely pops. Multipliers are whole hundredths, so ' +
      'taking the win at different steps returns 96.25% to 97%; the paytable states each.',
  },
]

export const labels = {
  th: { level: 'ปลา', step: 'เป่าลม', unit: 'ลมที่', fell: 'ป๊อป', top: 'พองเต็มตัว' },
  en: { level: 'Fish', step: 'Blow', unit: 'Breath', fell: 'Popped', top: 'As large as it gets' },
}
