import type { NoteKind } from '@parlour/contract/note-kinds.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'

/** What a locked screen may show to anybody: that there is news, never of how much. */
const words: Record<NoteKind, { th: string; en: string; href: string }> = {
  deposit: {
    th: 'มีข่าวเรื่องการฝากเงินของคุณ',
    en: 'There’s news about your deposit',
    href: '/record/transaction',
  },
  withdrawal: {
    th: 'มีข่าวเรื่องการถอนเงินของคุณ',
    en: 'There’s news about your withdrawal',
    href: '/record/transaction?show=withdrawals',
  },
  reward: { th: 'มีข่าวเรื่องรางวัลของคุณ', en: 'There’s news about a reward', href: '/lobby/rewards' },
  mail: { th: 'คุณมีข้อความใหม่', en: 'You have a new message', href: '/lobby/email' },
  identity: {
    th: 'ผลการยืนยันตัวตนมาแล้ว',
    en: 'Your identity check is decided',
    href: '/walletsKyc',
  },
  account: {
    th: 'มีการเปลี่ยนแปลงในบัญชีของคุณ',
    en: 'Something changed on your account',
    href: '/lobby/bell',
  },
  answer: { th: 'เจ้าหน้าที่ตอบคุณแล้ว', en: 'Support has answered you', href: '/service/talk' },
}

export function wordsOf(kind: NoteKind, locale: string, settings: SiteSettings) {
  const { th, en, href } = words[kind]
  const isThai = locale === 'th-TH'
  const title = isThai ? settings.siteName : settings.siteNameEn || settings.siteName
  return { title, text: isThai ? th : en, href }
}
