import type { Words } from '../words.ts'

export const words = {
  'sign.title': ['Sign in', 'เข้าสู่ระบบ'],
  'sign.lead': [
    'With your password and the code from your app, or with a passkey.',
    'ด้วยรหัสผ่านและรหัสจากแอปของคุณ หรือด้วยพาสคีย์',
  ],
  'sign.name': ['Name', 'ชื่อ'],
  'sign.password': ['Password', 'รหัสผ่าน'],
  'sign.code': ['Code from your app', 'รหัสจากแอป'],
  'sign.enter': ['Sign in', 'เข้าสู่ระบบ'],
  'sign.passkey': ['With a passkey', 'ด้วยพาสคีย์'],
  'sign.ended': [
    'You were signed out: after 15 minutes without a touch, or after 10 hours.',
    'คุณออกจากระบบแล้ว เพราะไม่ได้ใช้งาน 15 นาที หรือครบ 10 ชั่วโมง',
  ],
  'sign.lost': [
    'Lost your key? An owner makes you a new link, good once and for 30 minutes.',
    'กุญแจหาย? เจ้าของสร้างลิงก์ใหม่ให้ ใช้ได้ครั้งเดียวภายใน 30 นาที',
  ],
  'sign.motto': ['Other people’s money, decided with care.', 'ดูแลเงินของคนอื่นอย่างรอบคอบ'],
  'sign.two': [
    'What is large or hard to undo wants a second person.',
    'เรื่องใหญ่หรือย้อนคืนยาก ต้องมีคนที่สอง',
  ],
  'sign.log': ['What you do and what you look at is written down.', 'สิ่งที่คุณทำและสิ่งที่คุณดูถูกบันทึกไว้'],
  'sign.time': [
    'Your session ends after 15 minutes without a touch, and after 10 hours.',
    'เซสชันจบเมื่อไม่ได้ใช้งาน 15 นาที และเมื่อครบ 10 ชั่วโมง',
  ],
  'link.title': ['Welcome, {name}', 'ยินดีต้อนรับ {name}'],
  'link.lead': [
    'Set up the app that shows your codes, then choose a password.',
    'ตั้งค่าแอปที่แสดงรหัสของคุณ แล้วเลือกรหัสผ่าน',
  ],
  'link.scan': ['Scan this with your authenticator app, or type in:', 'สแกนด้วยแอปยืนยันตัวตน หรือพิมพ์:'],
  'link.password': ['A password of at least 12 characters', 'รหัสผ่านอย่างน้อย 12 ตัวอักษร'],
  'link.enter': ['Come in', 'เข้าใช้งาน'],
  'link.demo': ['In this demo the app would show {code}.', 'ในเดโมนี้แอปจะแสดง {code}'],
  'link.qr': [
    'The secret of your authenticator as a picture for a camera',
    'รหัสลับของแอปยืนยันตัวตนเป็นภาพสำหรับกล้อง',
  ],
  'prove.title': ['Show that it is you', 'ยืนยันว่าเป็นคุณ'],
  'prove.lead': [
    'This act wants the code from your app again, or a passkey.',
    'การกระทำนี้ต้องใช้รหัสจากแอปหรือพาสคีย์อีกครั้ง',
  ],
  'prove.enter': ['Go on', 'ดำเนินการต่อ'],
  'pass.title': ['Your passkeys', 'พาสคีย์ของคุณ'],
  'pass.lead': [
    'A passkey signs you in without password and code. One device serves one person.',
    'พาสคีย์ใช้แทนรหัสผ่านและรหัสจากแอป หนึ่งเครื่องใช้ได้คนเดียว',
  ],
  'pass.name': ['What to call it', 'ชื่อที่จะเรียก'],
  'pass.add': ['Add a passkey', 'เพิ่มพาสคีย์'],
  'pass.added': ['Added. It is good from now on.', 'เพิ่มแล้ว ใช้ได้ทันที'],
  'pass.remove': ['Remove {name}', 'ลบ {name}'],
  'pass.removed': [
    'Removed. You were signed out everywhere else.',
    'ลบแล้ว และออกจากระบบในที่อื่นทั้งหมด',
  ],
  'pass.used': ['last used {time}', 'ใช้ล่าสุด {time}'],
  'pass.unused': ['not used yet', 'ยังไม่เคยใช้'],
  'error.passkeyRefused': ['This passkey is not accepted.', 'พาสคีย์นี้ใช้ไม่ได้'],
  'error.passkeyTaken': [
    'This device holds a passkey of an operator already: one device, one person.',
    'เครื่องนี้มีพาสคีย์ของพนักงานอยู่แล้ว หนึ่งเครื่องใช้ได้คนเดียว',
  ],
  'error.noPasskey': ['No passkey was shown.', 'ไม่ได้แสดงพาสคีย์'],
  'error.tooManyPasskeys': ['You have ten already: remove one.', 'คุณมีสิบพาสคีย์แล้ว ลบออกก่อน'],
  'error.unknownPasskey': ['It was removed already.', 'ลบไปแล้ว'],
} as const satisfies Words
