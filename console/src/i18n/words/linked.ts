import type { Words } from '../words.ts'

export const words = {
  'ln.graph': ['As a picture', 'เป็นภาพ'],
  'ln.graphShow': ['Show', 'แสดง'],
  'ln.graphHide': ['Hide', 'ซ่อน'],
  'ln.graphLabel': [
    '{n} accounts and {ties} ties between them',
    '{n} บัญชี กับความเชื่อมโยง {ties} เส้น',
  ],
  'ln.summary': ['{n} groups among {all} accounts', '{n} กลุ่มจาก {all} บัญชี'],
  'ln.empty': ['No linked accounts here', 'ไม่พบบัญชีที่เชื่อมกัน'],
  'ln.emptyLead': [
    'Accounts that several signals say are one person’s would be here.',
    'บัญชีที่หลายสัญญาณบอกว่าเป็นคนเดียวกันจะอยู่ที่นี่',
  ],
  'ln.older': ['Older accounts', 'บัญชีเก่ากว่า'],
  'ln.accounts': ['{n} accounts', '{n} บัญชี'],
  'ln.why': ['What says so', 'อะไรบอกเช่นนั้น'],
  'ln.device': ['one device', 'อุปกรณ์เดียวกัน'],
  'ln.household': ['one address', 'ที่อยู่เครือข่ายเดียวกัน'],
  'ln.openedTogether': ['opened within minutes', 'เปิดห่างกันไม่กี่นาที'],
  'ln.person': ['one name on papers or accounts', 'ชื่อเดียวกันในเอกสารหรือบัญชี'],
  'ln.payer': ['deposits from one account', 'ฝากจากบัญชีเดียวกัน'],
  'ln.strength': ['{n} of {all} signals', '{n} จาก {all} สัญญาณ'],
  'ln.note': [
    'Two signals at least stand behind every tie. A family has them too: look before you act.',
    'ทุกคู่มีอย่างน้อยสองสัญญาณ ครอบครัวเดียวกันก็เป็นเช่นนี้ได้ ดูก่อนตัดสิน',
  ],
  'ln.freeze': ['Freeze {n} accounts…', 'ระงับ {n} บัญชี…'],
  'ln.freezeLead': [
    'Each for itself: one that fails leaves the others frozen.',
    'แต่ละบัญชีแยกกัน หากบัญชีใดไม่สำเร็จ บัญชีอื่นยังถูกระงับ',
  ],
  'ln.freezeNow': ['Freeze', 'ระงับ'],
  'ln.frozen': ['{n} accounts are frozen.', 'ระงับแล้ว {n} บัญชี'],
  'ln.frozenBut': ['{n} are frozen; not {failed}', 'ระงับแล้ว {n} บัญชี ไม่สำเร็จ {failed}'],
} as const satisfies Words
