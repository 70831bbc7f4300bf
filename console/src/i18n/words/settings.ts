import type { Words } from '../words.ts'

export const words = {
  'set.pages': ['Pages of the settings', 'หน้าของการตั้งค่า'],
  'set.changed': ['changed', 'แก้แล้ว'],
  'set.effect': ['Effect', 'ผลที่ตามมา'],
  'set.effectDays': ['over the last {n} days', '{n} วันที่ผ่านมา'],
  'set.more': [
    'more withdrawals would have waited for a person, by their amount.',
    'รายการถอนจะรอคนตรวจเพิ่มขึ้น ดูจากจำนวนเงิน',
  ],
  'set.fewer': [
    'fewer withdrawals would have waited for a person, by their amount.',
    'รายการถอนจะรอคนตรวจน้อยลง ดูจากจำนวนเงิน',
  ],
  'set.waited': ['{waited} waited, {would} would have.', 'รอจริง {waited} จะรอ {would}'],
  'set.offNow': ['Switch off at once', 'ปิดทันที'],
  'set.offLead': [
    'One person switches off at once; switching on again takes two.',
    'คนเดียวปิดได้ทันที เปิดใหม่ต้องสองคน',
  ],
  'set.off': ['Switch off {name}…', 'ปิด{name}…'],
  'set.offTitle': ['Switch {name} off', 'ปิด{name}'],
  'set.offDone': ['{name} is switched off.', 'ปิด{name}แล้ว'],
  'set.isOff': ['off', 'ปิดอยู่'],
} as const satisfies Words
