import { locale } from '../../../client/texts.ts'

const th = {
  match: 'คู่ที่',
  table: 'ตาราง',
  slip: 'สลิป',
  single: 'เดี่ยว',
  joined: 'สเต็ป',
  legs: 'คู่',
  choose: 'เลือกสองคู่ขึ้นไป',
  tap: 'แตะราคาเพื่อวางชิป',
  playing: 'กำลังแข่ง',
  day: 'วันแข่งที่',
  price: 'ราคา',
  team: 'ทีม',
  played: 'แข่ง',
  goals: 'ประตู',
  points: 'แต้ม',
  form: 'ฟอร์ม',
  results: { w: 'ช', d: 'ส', l: 'พ' },
}

const en: typeof th = {
  match: 'Match',
  table: 'Table',
  slip: 'Slip',
  single: 'Single',
  joined: 'Accumulator',
  legs: 'legs',
  choose: 'Choose two matches or more',
  tap: 'Tap a price to lay chips',
  playing: 'Being played',
  day: 'Match day',
  price: 'price',
  team: 'Team',
  played: 'P',
  goals: 'Goals',
  points: 'Pts',
  form: 'Form',
  results: { w: 'W', d: 'D', l: 'L' },
}

export const words = { th, en }[locale]
