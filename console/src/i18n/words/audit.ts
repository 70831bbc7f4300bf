import type { Words } from '../words.ts'

export const words = {
  'audit.whole': ['{n} lines, unbroken', '{n} บรรทัด ไม่ขาดตอน'],
  'audit.broken': ['Broken at line {n}', 'ขาดตอนที่บรรทัด {n}'],
  'audit.empty': ['No line fits', 'ไม่มีบรรทัดที่ตรง'],
  'audit.emptyLead': ['Take the filters off to see all.', 'เอาตัวกรองออกเพื่อดูทั้งหมด'],
  'audit.all': ['Take filters off', 'เอาตัวกรองออก'],
  'audit.changes': ['Before and after', 'ก่อนและหลัง'],
  'audit.noChanges': ['It changed nothing, or asked a second person.', 'ไม่ได้เปลี่ยนอะไร หรือขอคนที่สอง'],
  'audit.proposedBy': ['Proposed by', 'เสนอโดย'],
  'audit.by': ['By', 'โดย'],
  'audit.reason': ['Reason', 'เหตุผล'],
  'audit.from': ['From', 'จาก'],
  'audit.chain': ['Chain', 'ลูกโซ่'],
  'audit.before': ['Before', 'ก่อนหน้า'],
  'audit.this': ['This line', 'บรรทัดนี้'],
  'audit.line': ['line {n}', 'บรรทัด {n}'],
  'audit.two': ['Two people', 'สองคน'],
  'audit.everything': ['Everything of {name}', 'ทั้งหมดของ {name}'],
  'audit.foot': [
    'Lines are added in the transaction of what they tell of; none is ever changed.',
    'บรรทัดถูกเพิ่มพร้อมกับสิ่งที่มันบอก และไม่มีวันถูกแก้',
  ],
  'audit.more': ['Older lines', 'บรรทัดเก่ากว่า'],
} as const satisfies Words
