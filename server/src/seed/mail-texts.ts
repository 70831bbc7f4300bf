import type { MailTexts } from '../messages/index.ts'

/** What the demo player's mails say, in Thai and English. */
export const demoMailTexts = {
  terms: {
    title: 'ข้อกำหนดที่คุณยอมรับ',
    titleEn: 'The terms you accepted',
    content:
      'คุณยอมรับข้อกำหนดการใช้งานและนโยบายความเป็นส่วนตัวตอนสมัคร อ่านอีกครั้งได้ทุกเมื่อที่หน้าเพิ่มเติม\n\n' +
      'เมื่อข้อกำหนดเปลี่ยน เราจะขอให้คุณยอมรับฉบับใหม่ก่อนเล่นต่อ',
    contentEn:
      'You accepted the terms of use and the privacy policy when you signed up. You ' +
      'can read them again at any time under More.\n\n' +
      'When they change, we ask you to accept the new version before you play on.',
  },
  security: {
    title: 'ดูแลบัญชีของคุณ',
    titleEn: 'Keep your account safe',
    content:
      'เจ้าหน้าที่ไม่เคยถามรหัสผ่าน รหัส PIN หรือรหัส OTP\n\n' +
      '- ใช้รหัสผ่านที่ไม่ซ้ำกับเว็บอื่น\n' +
      '- ตั้งรหัส PIN 6 หลัก\n' +
      '- ดูรายการอุปกรณ์ที่เข้าสู่ระบบเป็นครั้งคราว',
    contentEn:
      'Support never asks for your password, wallet PIN or a code.\n\n' +
      '- use a password that you use nowhere else\n' +
      '- set a 6-digit wallet PIN\n' +
      '- look at the list of logged-in devices now and then',
  },
  welcome: {
    title: 'สวัสดีคุณมะลิ',
    titleEn: 'Hello, Mali',
    content:
      'ขอบคุณที่มาเล่นกับเรา กล่องนี้มีข้อความถึงคุณโดยเฉพาะ รางวัลอยู่ในแท็บรางวัล ' +
      'และประกาศของระบบอยู่ในแท็บระบบ\n\n' +
      'หากมีคำถาม ติดต่อเจ้าหน้าที่ได้จากปุ่มหูฟังมุมขวาบน',
    contentEn:
      'Thank you for playing with us. This box holds messages meant for you alone. ' +
      'Rewards are in the rewards tab, and announcements in the system tab.\n\n' +
      'If you have a question, reach support by the headset button at the top ' +
      'right.',
  },
  points: {
    title: 'แต้มต้อนรับ',
    titleEn: 'Welcome points',
    content: 'รับ 50 แต้มเป็นของต้อนรับ แลกเป็นโบนัสได้ โบนัสต้องเล่นครบ 3 เท่าก่อนถอน',
    contentEn:
      'Here are 50 points to welcome you. Redeem them for a bonus, which you wager 3× ' +
      'before withdrawing.',
  },
  mobile: {
    title: 'ผูกเบอร์โทรศัพท์สำเร็จ',
    titleEn: 'Your phone number is linked',
    content: 'บัญชีของคุณผูกกับเบอร์โทรศัพท์แล้ว คุณใช้เบอร์นี้ตั้งรหัสผ่านใหม่ได้ หากไม่ได้ทำรายการนี้ แจ้งเจ้าหน้าที่ทันที',
    contentEn:
      'Your account is linked to your phone number. You can use it to set a new ' +
      'password. If this was not you, tell support at once.',
  },
  maintenance: {
    title: 'ปิดปรับปรุงบางเกม',
    titleEn: 'Some games are under maintenance',
    content: 'เกมที่มีป้ายปิดปรับปรุงยังเปิดไม่ได้ในตอนนี้ ยอดเงินและประวัติของคุณไม่ได้รับผลกระทบ',
    contentEn:
      'Games marked as under maintenance cannot be opened right now. Your balance ' +
      'and history are not affected.',
  },
  coupon: {
    title: 'คูปองสำหรับการฝาก',
    titleEn: 'A deposit coupon',
    content:
      'คูปองนี้ใช้กับการฝากครั้งถัดไปได้หนึ่งครั้ง เลือกคูปองก่อนยืนยันการฝาก เงื่อนไขแสดงข้างคูปอง ' +
      'และคูปองหมดอายุ 7 วันหลังรับ',
    contentEn:
      'This coupon can be used once, with your next deposit. Choose it before you ' +
      'confirm. Its condition is shown beside it, and it expires 7 days after ' +
      'you claim it.',
  },
  care: {
    title: 'เล่นเท่าที่สนุก พักได้เสมอ',
    titleEn: 'Play for fun, stop when you like',
    content:
      'ระหว่างเล่น เกมจะเตือนเวลาและได้เสียสุทธิของคุณ คุณเลือกได้ว่าบ่อยเพียงใด\n\n' +
      'หากอยากพัก เปิดหน้า “พักการเล่น” แล้วเลือกว่านานเท่าไร เราไม่ถามเหตุผล และคุณถอนเงินได้เสมอ',
    contentEn:
      'While you play, the game reminds you of the time and your net result. You ' +
      'choose how often.\n\n' +
      'If you’d like a break, open “Take a break” and choose how long. We don’t ask ' +
      'why, and you can always withdraw.',
  },
  apology: {
    title: 'ขออภัยที่เว็บช้าเมื่อวาน',
    titleEn: 'Sorry for the slow pages yesterday',
    content:
      'เมื่อวานหน้าเว็บเปิดช้ากว่าปกติอยู่ช่วงหนึ่ง เราแก้ไขแล้ว และแนบของเล็ก ๆ มาเป็นการขออภัย\n\n' +
      'โบนัสต้องเล่นครบ 1 เท่าก่อนถอน',
    contentEn:
      'For a while yesterday our pages were slower than they should be. That is ' +
      'repaired, and we attach something small to say sorry.\n\n' +
      'Wager the bonus 1× before you withdraw it.',
  },
  gift: {
    title: 'ของขวัญเปิดลานดาว',
    titleEn: 'A gift for the opening of Landao',
    content:
      'ลานดาวเปิดแล้ว รับโบนัส แต้ม และคูปองเป็นของขวัญ\n\n' +
      '- โบนัสต้องเล่นครบ 5 เท่าก่อนถอน\n' +
      '- แต้มใช้ได้ทันที\n' +
      '- คูปองหมดอายุ 7 วันหลังรับ\n\n' +
      'หากไม่ต้องการโบนัส คุณไม่จำเป็นต้องรับ',
    contentEn:
      'Landao is open. Here are a bonus, points and a coupon as a gift.\n\n' +
      '- wager the bonus 5× before you withdraw it\n' +
      '- the points can be used at once\n' +
      '- the coupon expires 7 days after you claim it\n\n' +
      'If you do not want a bonus, you need not claim it.',
  },
} satisfies Record<string, MailTexts>
