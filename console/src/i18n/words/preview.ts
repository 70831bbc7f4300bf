import type { Words } from '../words.ts'

export const words = {
  'form.preview': ['Preview', 'ตัวอย่าง'],
  'form.show': ['Show', 'แสดง'],
  'form.showAgain': ['Show anew', 'แสดงใหม่'],
  'form.previewLead': [
    'The players’ own page, as if this draft were in force. Nothing can be done in it.',
    'หน้าของผู้เล่นเอง เสมือนร่างนี้มีผลแล้ว ทำรายการใดไม่ได้',
  ],
  'form.previewTitle': ['What players would see', 'สิ่งที่ผู้เล่นจะเห็น'],
} as const satisfies Words
