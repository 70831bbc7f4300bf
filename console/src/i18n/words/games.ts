import type { Words } from '../words.ts'

export const words = {
  'gm.tab.games': ['Games', 'เกม'],
  'gm.tab.providers': ['Providers', 'ค่ายเกม'],
  'gm.provider': ['Provider', 'ค่ายเกม'],
  'gm.state': ['State', 'สถานะ'],
  'gm.isOn': ['On', 'เปิด'],
  'gm.isOff': ['Off', 'ปิด'],
  'gm.games': ['Games', 'เกมทั้งหมด'],
  'gm.playable': ['Playable now', 'เล่นได้ตอนนี้'],
  'gm.host': ['Games open from', 'เกมเปิดจาก'],
  'gm.key': ['Key', 'กุญแจ'],
  'gm.hasKey': ['Set', 'ตั้งแล้ว'],
  'gm.noKey': ['None: it may not move money', 'ไม่มี จึงเคลื่อนเงินไม่ได้'],
  'gm.formerKey': ['The former one is good until {time}', 'กุญแจเดิมใช้ได้ถึง {time}'],
  'gm.turn': ['Switch', 'เปิดหรือปิด'],
  'gm.on': ['Switch on', 'เปิด'],
  'gm.off': ['Switch off', 'ปิด'],
  'gm.offTitle': ['Switch {provider} off?', 'ปิด {provider} หรือไม่'],
  'gm.onTitle': ['Switch {provider} on?', 'เปิด {provider} หรือไม่'],
  'gm.offLead': [
    'It opens no game and takes no bet from now on; rounds that are open are still settled.',
    'จะเปิดเกมและรับเดิมพันไม่ได้ รอบที่เปิดอยู่ยังจ่ายผลตามปกติ',
  ],
  'gm.onLead': ['Its games can be opened again at once.', 'เกมของค่ายนี้เปิดเล่นได้ทันที'],
  'gm.turned.on': ['{provider} is on.', 'เปิด {provider} แล้ว'],
  'gm.turned.off': ['{provider} is off.', 'ปิด {provider} แล้ว'],
} as const satisfies Words
