import { locale } from '../../../client/texts.ts'

const th = {
  place: 'วางเดิมพัน',
  placed: 'วางแล้ว',
  tap: 'แตะช่องเพื่อวางชิป',
  closed: 'ปิดรับเดิมพัน',
  soon: 'รอรอบถัดไป',
  connecting: 'กำลังเชื่อมต่อ',
  chip: 'ชิป',
  undo: 'ย้อน',
  repeat: 'ซ้ำรอบก่อน',
  double: '×2',
  players: (count: number) => `${count} คน`,
  returns: 'คืน',
  bets: 'วางเดิมพัน',
  notPlaced: 'ยังไม่ได้วาง',
  lost: 'ไม่คืน',
  roads: 'ผลที่ผ่านมาไม่มีผลต่อรอบนี้',
  keys: 'แป้น: ลูกศรเลือกช่อง Enter วางชิป 1–6 เลือกชิป Z ย้อน R ซ้ำ D ×2 เว้นวรรค วางเดิมพัน',
}

const en: typeof th = {
  place: 'Place bets',
  placed: 'Bets placed',
  tap: 'Tap a spot to lay chips',
  closed: 'No more bets',
  soon: 'Next round soon',
  connecting: 'Connecting',
  chip: 'Chip',
  undo: 'Undo',
  repeat: 'Repeat',
  double: '×2',
  players: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  returns: 'returns',
  bets: 'Place your bets',
  notPlaced: 'Not placed yet',
  lost: 'lost',
  roads: 'What came before has no part in this round',
  keys:
    'Keys: arrows choose a spot, Enter lays a chip, 1–6 choose it, Z undo, R repeat, D ×2, ' +
    'Space places the bets',
}

export const words = { th, en }[locale]
