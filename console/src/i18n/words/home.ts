import type { Words } from '../words.ts'

export const words = {
  'home.waiting': ['Waiting for a person', 'รอให้คนตัดสิน'],
  'home.queue': ['Queue', 'คิว'],
  'home.count': ['Waiting', 'รออยู่'],
  'home.sum': ['Sum, {currency}', 'รวม {currency}'],
  'home.oldest': ['Oldest, of its goal', 'เก่าสุด เทียบเป้าหมาย'],
  'home.lately': ['Lately', 'ล่าสุด'],
  'home.late': ['{n} past the goal of {goal}', '{n} รายการเกินเป้าหมาย {goal}'],
  'home.onTime': ['all within the goal of {goal}', 'ทั้งหมดอยู่ในเป้าหมาย {goal}'],
  'home.none': ['nobody waits', 'ไม่มีใครรอ'],
  'queue.withdrawals': ['Withdrawals', 'คำขอถอน'],
  'queue.transfers': ['Transfers to match', 'เงินโอนที่ต้องจับคู่'],
  'queue.identity': ['Identity checks', 'ยืนยันตัวตน'],
  'queue.approvals': ['Second approvals', 'รอคนที่สอง'],
  'queue.payouts': ['Payouts without an answer', 'เงินที่ส่งแล้วไม่มีคำตอบ'],
  'queue.conflicts': ['Conflicts', 'ข้อมูลขัดกัน'],
} as const satisfies Words
