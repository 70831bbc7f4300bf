import type { Route } from './route.ts'

type Page = Pick<Route, 'load' | 'texts'>

const texts = ['deposit', 'wallet'] as const

/** The pages about money, the same in both shells. */
export const wallet = {
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
