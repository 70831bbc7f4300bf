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
  'form.screen': ['Screen', 'หน้าจอ'],
  'form.screen.phone': ['Phone', 'โทรศัพท์'],
  'form.screen.desktop': ['Desktop', 'คอมพิวเตอร์'],
  'form.language': ['Language', 'ภาษา'],
  'form.language.th': ['ไทย', 'ไทย'],
  'form.language.en': ['EN', 'EN'],
  'form.seenAs': ['Seen as', 'ในสายตาของ'],
  'form.seenAs.new': ['A new player', 'ผู้เล่นใหม่'],
  'form.seenAs.halfway': ['One who deposited and played a little', 'ผู้ที่ฝากและเล่นบ้างแล้ว'],
  'form.seenAs.done': ['One who deposited and played much', 'ผู้ที่ฝากและเล่นมากแล้ว'],
} as const satisfies Words
