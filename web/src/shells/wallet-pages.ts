import type { ComponentType } from 'react'
import { needTexts, type TextArea } from '../i18n/texts.ts'

type Page = { load: () => Promise<ComponentType>; texts: readonly TextArea[] }

const texts = ['deposit', 'wallet'] as const

/** The pages about money, the same in both shells. Home does not carry the way to them. */
export const walletPages = {
  deposit: {
    texts,
    load: () => import('../features/wallet/DepositPage.tsx').then((page) => page.DepositPage),
  },
  withdraw: {
    texts,
    load: () =>
      import('../features/wallet/withdraw/WithdrawPage.tsx').then((page) => page.WithdrawPage),
  },
  all: {
    texts,
    load: () => import('../features/wallet/WalletPage.tsx').then((page) => page.WalletPage),
  },
  withdrawal: {
    texts,
    load: () =>
      import('../features/wallet/withdraw/WithdrawalPage.tsx').then((page) => page.WithdrawalPage),
  },
  cards: {
    texts,
    load: () =>
      import('../features/wallet/cards/CardListPage.tsx').then((page) => page.CardListPage),
  },
  bindCard: {
    texts,
    load: () =>
      import('../features/wallet/cards/BindCardPage.tsx').then((page) => page.BindCardPage),
  },
  records: {
    texts,
    load: () =>
      import('../features/wallet/records/RecordsPage.tsx').then((page) => page.RecordsPage),
  },
  password: {
    texts,
    load: () =>
      import('../features/wallet/password/PasswordPage.tsx').then((page) => page.PasswordPage),
  },
  kyc: {
    texts,
    load: () => import('../features/wallet/kyc/KycPage.tsx').then((page) => page.KycPage),
  },
  kycUpload: {
    texts,
    load: () =>
      import('../features/wallet/kyc/KycUploadPage.tsx').then((page) => page.KycUploadPage),
  },
  report: {
    texts: ['report'],
    load: () => import('../features/report/ReportPage.tsx').then((page) => page.ReportPage),
  },
} as const satisfies Record<string, Page>

export async function loadWalletPage(name: keyof typeof walletPages): Promise<ComponentType> {
  const { load, texts: areas }: Page = walletPages[name]
  const [page] = await Promise.all([load(), needTexts(areas)])
  return page
}
