import type { AccountChange } from '../frame/event-types.ts'

type Texts = { title: string; titleEn: string; content: string; contentEn: string }

const askThai =
  'หากคุณเป็นผู้ทำเอง ไม่ต้องทำอะไร หากไม่ใช่ ให้กดปุ่มด้านล่าง ' +
  'ระบบจะออกจากระบบทุกอุปกรณ์และพักการถอนเงินไว้จนกว่าจะตั้งรหัสผ่านใหม่'
const ask =
  'If it was you, there is nothing to do. If it was not, press the button below: every device ' +
  'is logged out and withdrawals wait until a new password is set.'

/** What is told of each change, and how it is said in a text message. */
export const noticeTexts: Record<AccountChange, Texts> = {
  password: {
    title: 'รหัสผ่านของคุณถูกเปลี่ยน',
    titleEn: 'Your password was changed',
    content: 'รหัสผ่านของบัญชีนี้เพิ่งถูกเปลี่ยน และอุปกรณ์อื่นถูกออกจากระบบแล้ว',
    contentEn: 'The password of this account was just changed, and other devices were logged out.',
  },
  mobile: {
    title: 'มีการผูกเบอร์โทรศัพท์',
    titleEn: 'A phone number was linked',
    content: 'มีการผูกเบอร์โทรศัพท์กับบัญชีนี้ เบอร์นี้ใช้ตั้งรหัสผ่านใหม่ได้',
    contentEn: 'A phone number was linked to this account. It can be used to set a new password.',
  },
  card: {
    title: 'บัญชีธนาคารของคุณเปลี่ยนไป',
    titleEn: 'Your bank accounts changed',
    content: 'มีการเพิ่มหรือแก้ไขบัญชีธนาคารสำหรับถอนเงิน',
    contentEn: 'A bank account for withdrawals was added or changed.',
  },
  walletPassword: {
    title: 'มีการตั้งหรือเปลี่ยนรหัส PIN',
    titleEn: 'Your wallet PIN was set or changed',
    content: 'มีการตั้งหรือเปลี่ยนรหัส PIN ของกระเป๋าเงินในบัญชีนี้',
    contentEn: 'The wallet PIN of this account was set or changed.',
  },
  device: {
    title: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
    titleEn: 'A login from a new device',
    content: 'มีการเข้าสู่ระบบบัญชีนี้จากอุปกรณ์ที่ไม่เคยใช้มาก่อน',
    contentEn: 'Somebody logged in to this account from a device it was never used on.',
  },
  secondStep: {
    title: 'การยืนยันสองขั้นตอนของคุณเปลี่ยนไป',
    titleEn: 'Your two-step login changed',
    content: 'มีการเพิ่ม นำออก หรือเปลี่ยนวิธียืนยันขั้นที่สองของบัญชีนี้',
    contentEn: 'A second step of logging in to this account was added, removed or changed.',
  },
  closed: {
    title: 'บัญชีของคุณถูกปิดแล้ว',
    titleEn: 'Your account was closed',
    content: 'บัญชีนี้เพิ่งถูกปิดตามคำขอจากบัญชีเอง และออกจากระบบทุกอุปกรณ์แล้ว',
    contentEn: 'This account was just closed from within it, and logged out everywhere.',
  },
}

/** The whole letter: what happened, and what to do if it was somebody else. */
export function noticeLetter(what: AccountChange): Texts {
  const { content, contentEn, ...titles } = noticeTexts[what]
  return {
    ...titles,
    content: `${content}\n\n${askThai}`,
    contentEn: `${contentEn}\n\n${ask}`,
  }
}

/** Short, and with the way to disown it. */
export function noticeText(siteName: string, what: AccountChange, link: string): string {
  return `${siteName}: ${noticeTexts[what].title} หากไม่ใช่คุณ: ${link}`
}
