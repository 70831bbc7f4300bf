import { depositPath } from '@parlour/contract/money.ts'
import type { PlainTextKey } from '../../i18n/texts.ts'
import type { IconType } from '../../ui/draw-icon.tsx'
import {
  BankIcon,
  BellIcon,
  ChartIcon,
  CrownIcon,
  DocumentIcon,
  DownloadIcon,
  GameIcon,
  HistoryIcon,
  LockIcon,
  MailIcon,
  PauseIcon,
  PlusIcon,
  ShieldIcon,
  StarIcon,
  UserIcon,
} from '../../ui/icons.ts'

export type AccountEntry = {
  title: PlainTextKey
  icon: IconType
  href: string
  /** Routes of pages behind this one, which light it too. */
  behind?: readonly string[]
}

export type AccountGroup = { title: PlainTextKey; entries: readonly AccountEntry[] }

/** The account's menu: money, play, and the account itself. */
export const accountGroups: readonly AccountGroup[] = [
  {
    title: 'account.money',
    entries: [
      { title: 'title.deposit', icon: PlusIcon, href: depositPath },
      {
        title: 'title.withdraw',
        icon: DownloadIcon,
        href: '/lobby/wallets/withdraw',
        behind: ['/withdrawal/:name'],
      },
      { title: 'title.transactions', icon: HistoryIcon, href: '/lobby/record/transaction' },
      { title: 'title.points', icon: StarIcon, href: '/lobby/points' },
      {
        title: 'title.bank',
        icon: BankIcon,
        href: '/profile/bank',
        behind: ['/lobby/bindBankCard'],
      },
      {
        title: 'account.safebox',
        icon: LockIcon,
        href: '/lobby/wallets/others',
        behind: ['/lobby/wallets/:id', '/walletsPassword'],
      },
    ],
  },
  {
    title: 'account.play',
    entries: [
      { title: 'title.bets', icon: GameIcon, href: '/record/bets', behind: ['/record/bets/:id'] },
      { title: 'title.report', icon: ChartIcon, href: '/profile/report' },
      { title: 'title.limits', icon: PauseIcon, href: '/limits', behind: ['/break'] },
    ],
  },
  {
    title: 'account.account',
    entries: [
      {
        title: 'title.member',
        icon: UserIcon,
        href: '/lobby/member',
        behind: ['/profile/task', '/profile/more', '/profile/agree/:name', '/profile/license'],
      },
      {
        title: 'title.info',
        icon: ShieldIcon,
        href: '/lobby/profile',
        behind: ['/profile/password', '/profile/two-step', '/profile/my-data', '/lobby/bind'],
      },
      {
        title: 'title.kyc',
        icon: DocumentIcon,
        href: '/walletsKyc',
        behind: ['/walletsKycUpload'],
      },
      { title: 'title.vip', icon: CrownIcon, href: '/profile/vip' },
      { title: 'title.mail', icon: MailIcon, href: '/lobby/email' },
      { title: 'title.bell', icon: BellIcon, href: '/lobby/bell' },
    ],
  },
]

/** Which entry a page belongs to, by its address or else by its route. */
export function findAccountEntry(path: string, route: string): AccountEntry | undefined {
  const entries = accountGroups.flatMap((group) => group.entries)
  return (
    entries.find(({ href }) => href === path) ??
    entries.find(({ behind }) => behind?.includes(route))
  )
}
