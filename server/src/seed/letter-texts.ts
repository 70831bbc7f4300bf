import type { MailTexts } from '../messages/index.ts'

/** What the demo's mails to many say. */
export const letterTexts = {
  limits: {
    title: 'ตั้งวงเงินของคุณได้ทุกเมื่อ',
    titleEn: 'Set your own limits at any time',
    content:
      'คุณตั้งวงเงินฝาก วงเงินเสีย และเวลาเล่นของคุณเองได้ วงเงินที่ลดลงมีผลทันที\n\n' +
      'เปิดได้ที่หน้าเพิ่มเติม ในหัวข้อการเล่นอย่างรับผิดชอบ',
    contentEn:
      'You can set how much you deposit or lose and how long you play. A lower limit holds at ' +
      'once.\n\nYou find them under More, in responsible play.',
  },
  papers: {
    title: 'ยืนยันตัวตนก่อนถอน',
    titleEn: 'Verify your identity before you withdraw',
    content: 'ยืนยันตัวตนตอนนี้ แล้วการถอนครั้งแรกของคุณไม่ต้องรอเอกสาร\n\nใช้บัตรประชาชนและเวลาไม่กี่นาที',
    contentEn:
      'Verify your identity now, and your first withdrawal does not wait for papers.\n\n' +
      'It takes your ID card and a few minutes.',
  },
} satisfies Record<string, MailTexts>
