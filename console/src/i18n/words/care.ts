import type { Words } from '../words.ts'

export const words = {
  'care.summary': ['{n} to look after', 'ต้องดูแล {n} ราย'],
  'care.empty': ['Nobody needs looking after', 'ยังไม่มีใครต้องดูแล'],
  'care.emptyLead': [
    'Whoever shows signs of harm appears here within a day.',
    'ผู้เล่นที่มีสัญญาณของอันตรายจะปรากฏที่นี่ภายในหนึ่งวัน',
  ],
  'care.open': ['To be decided', 'รอตัดสิน'],
  'care.watched': ['Watched', 'เฝ้าดู'],
  'care.overdue': ['overdue', 'เกินกำหนด'],
  'care.due': ['due in {time}', 'ครบกำหนดใน {time}'],
  'care.signs': ['Signs', 'สัญญาณ'],
  'care.notes': ['What was said and done', 'ที่พูดและทำไปแล้ว'],
  'care.noNotes': ['Nothing yet.', 'ยังไม่มี'],
  'care.sign.depositsInDay': [
    '{value} deposits in 24 hours; from {line}.',
    'ฝาก {value} ครั้งใน 24 ชั่วโมง (เกณฑ์ {line})',
  ],
  'care.sign.depositsAfterLoss': [
    '{value} deposits within an hour after a loss, in 7 days; from {line}.',
    'ฝากหลังเสียภายในหนึ่งชั่วโมง {value} ครั้งใน 7 วัน (เกณฑ์ {line})',
  ],
  'care.sign.limitsRaised': [
    'Own limits raised {value} times in 30 days; from {line}.',
    'เพิ่มวงเงินของตน {value} ครั้งใน 30 วัน (เกณฑ์ {line})',
  ],
  'care.sign.methodsInDay': [
    '{value} ways to pay in one day; from {line}.',
    'จ่าย {value} ช่องทางในหนึ่งวัน (เกณฑ์ {line})',
  ],
  'care.sign.refusedDeposits': [
    '{value} deposits failed in 7 days; from {line}.',
    'ฝากไม่สำเร็จ {value} ครั้งใน 7 วัน (เกณฑ์ {line})',
  ],
  'care.sign.nights': [
    'Played {value} of 7 nights; from {line}.',
    'เล่น {value} คืนจาก 7 คืน (เกณฑ์ {line})',
  ],
  'care.sign.longestMinutes': [
    'Sat for {value} minutes; from {line}.',
    'เล่นต่อเนื่อง {value} นาที (เกณฑ์ {line})',
  ],
  'care.sign.stakesDoubled': [
    'Doubled the stake after losses {value} times; from {line}.',
    'เพิ่มเดิมพันสองเท่าหลังเสีย {value} ครั้ง (เกณฑ์ {line})',
  ],
  'care.sign.timeOuts': [
    '{value} breaks in 90 days; from {line}.',
    'พัก {value} ครั้งใน 90 วัน (เกณฑ์ {line})',
  ],
  'care.sign.netDeposits': [
    'Net deposits of 30 days are {value}; from {line}.',
    'ฝากสุทธิ 30 วัน {value} (เกณฑ์ {line})',
  ],
  'care.sign.sameAsExcluded': [
    'Likely the same person as somebody excluded ({value}).',
    'น่าจะเป็นคนเดียวกับผู้ที่งดเล่นอยู่ ({value})',
  ],
  'care.sameAs': ['Excluded players this one is tied to', 'ผู้ที่งดเล่นซึ่งเกี่ยวข้องกับรายนี้'],
  'care.same.card': ['tried to link their bank account', 'พยายามผูกบัญชีธนาคารของผู้นั้น'],
  'care.same.identity': ['sent their identity number', 'ส่งเลขบัตรประชาชนของผู้นั้น'],
  'care.same.mobile': ['tried to link their phone number', 'พยายามผูกเบอร์โทรศัพท์ของผู้นั้น'],
  'care.watch': ['Spoken with…', 'พูดคุยแล้ว…'],
  'care.watchTitle': ['What was said and done?', 'พูดและทำอะไรไปแล้ว'],
  'care.watchLead': [
    'It is kept, and the case comes back in 30 days.',
    'บันทึกไว้ และเคสจะกลับมาใน 30 วัน',
  ],
  'care.watchNow': ['Keep', 'บันทึก'],
  'care.close': ['Close…', 'ปิด…'],
  'care.closeTitle': ['Why can this case close?', 'ทำไมจึงปิดเคสนี้ได้'],
  'care.closeLead': [
    'Only after it was looked at again 30 days on. Nobody can lift an exclusion early.',
    'ปิดได้หลังดูอีกครั้งเมื่อครบ 30 วันเท่านั้น ไม่มีใครยกเลิกการงดเล่นก่อนกำหนดได้',
  ],
  'care.closeNow': ['Close', 'ปิด'],
  'care.kept': ['Kept: the case comes back in 30 days.', 'บันทึกแล้ว เคสจะกลับมาใน 30 วัน'],
  'care.closed': ['Closed.', 'ปิดแล้ว'],
  'care.player': ['Open the player', 'เปิดหน้าผู้เล่น'],
  'error.tooEarly': [
    'Too early: it closes once it was looked at again after 30 days.',
    'ยังเร็วไป ปิดได้หลังดูอีกครั้งเมื่อครบ 30 วัน',
  ],
} as const satisfies Words
