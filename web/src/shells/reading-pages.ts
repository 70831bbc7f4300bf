import type { ComponentType } from 'react'
import { needTexts, type TextArea } from '../i18n/texts.ts'

type Page = { load: () => Promise<ComponentType>; texts: readonly TextArea[] }

/** Pages to read in both shells: what they load and which texts they need. */
export const readingPages = {
  notices: {
    load: () => import('../features/notices/NoticesPage.tsx').then((page) => page.NoticesPage),
    texts: ['notices'],
  },
  noticeDetail: {
    load: () =>
      import('../features/notices/NoticeDetailPage.tsx').then((page) => page.NoticeDetailPage),
    texts: ['notices'],
  },
  mailMobile: {
    load: () => import('../features/mail/MailPage.mobile.tsx').then((page) => page.MailPage),
    texts: ['mail', 'items'],
  },
  mailDesktop: {
    load: () => import('../features/mail/MailPage.desktop.tsx').then((page) => page.MailPage),
    texts: ['mail', 'items'],
  },
  terms: {
    load: () => import('../features/legal/TermsPage.tsx').then((page) => page.TermsPage),
    texts: ['legal'],
  },
  privacy: {
    load: () => import('../features/legal/PrivacyPage.tsx').then((page) => page.PrivacyPage),
    texts: ['legal'],
  },
  agreement: {
    load: () => import('../features/legal/AgreePage.tsx').then((page) => page.AgreePage),
    texts: ['legal'],
  },
  service: {
    load: () => import('../features/service/ServicePage.tsx').then((page) => page.ServicePage),
    texts: ['help'],
  },
  about: {
    load: () => import('../features/about/AboutPage.tsx').then((page) => page.AboutPage),
    texts: ['about'],
  },
  licence: {
    load: () => import('../features/about/LicencePage.tsx').then((page) => page.LicencePage),
    texts: ['about'],
  },
  more: {
    load: () => import('../features/about/MorePage.tsx').then((page) => page.MorePage),
    texts: ['about'],
  },
  member: {
    load: () => import('../features/member/MemberPage.tsx').then((page) => page.MemberPage),
    texts: ['member'],
  },
} as const satisfies Record<string, Page>

export async function loadReadingPage(name: keyof typeof readingPages): Promise<ComponentType> {
  const { load, texts }: Page = readingPages[name]
  const [page] = await Promise.all([load(), needTexts(texts)])
  return page
}
