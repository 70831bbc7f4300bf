/// <reference lib="dom" />
import { locale } from '../../../client/texts.ts'

const th = {
  spin: 'หมุน',
  speed: 'ความเร็ว',
  normal: 'ปกติ',
  turbo: 'เร็ว',
  free: 'ฟรีสปิน',
  wildReel: 'วงล้อไวลด์ (ฟรีสปิน)',
  ways: 'ทาง',
  line: 'ไลน์',
  lines: 'ไลน์',
  respins: 'รีสปิน',
  total: 'รวม',
  full: 'เต็มกระดาน',
  coins: 'เหรียญ',
  wild: 'แทนได้ทุกตัวที่จ่าย',
  top: 'จ่ายสูงสุดต่อรอบ',
  pays: 'จ่าย',
  perWay: 'เท่าของเดิมพัน ต่อทาง',
  perLine: 'เท่าของเดิมพัน ต่อไลน์',
  perCount: 'เท่าของเดิมพัน',
  multiplier: 'ตัวคูณ',
  payChance: 'โอกาสที่สปินจ่าย (รวมที่น้อยกว่าเดิมพัน)',
  chance: 'โอกาสได้',
}

const en: typeof th = {
  spin: 'Spin',
  speed: 'Speed',
  normal: 'Normal',
  turbo: 'Fast',
  free: 'Free spins',
  wildReel: 'Wild reel (free spins)',
  ways: 'ways',
  line: 'Line',
  lines: 'lines',
  respins: 'Respins',
  total: 'Total',
  full: 'Full board',
  coins: 'coins',
  wild: 'Stands for all that pay',
  top: 'Largest win',
  pays: 'Pays',
  perWay: 'times the stake, each way',
  perLine: 'times the stake, each line',
  perCount: 'times the stake',
  multiplier: 'Multiplier',
  payChance: 'Chance that a spin pays (also less than the stake)',
  chance: 'Chance of',
}

export const words = { th, en }[locale]
