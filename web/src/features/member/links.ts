import type { PlainTextKey } from '../../i18n/texts.ts'
import type { IconType } from '../../ui/draw-icon.tsx'
import {
  BankIcon,
  CrownIcon,
  GameIcon,
  HeadsetIcon,
  HeartIcon,
  HistoryIcon,
  KeyIcon,
  MailIcon,
  MoreIcon,
  PhoneIcon,
  ShieldIcon,
  StarIcon,
  UserIcon,
} from '../../ui/icons.ts'

export type MemberLink = {
  icon: IconType
  title: PlainTextKey
  note: PlainTextKey
  href: string
  /** What lights the dot beside it. */
  dot?: 'mail' | 'task'
}

type Situation = { hasMobile: boolean; service: string }

const links = {
  info: { icon: UserIcon, title: 'title.info', note: 'member.infoNote', href: '/lobby/profile' },
  vip: { icon: CrownIcon, title: 'title.vip', note: 'member.vipNote', href: '/profile/vip' },
  task: {
    icon: StarIcon,
    title: 'title.task',
    note: 'member.taskNote',
    href: '/profile/task',
    dot: 'task',
  },
  mail: {
    icon: MailIcon,
    title: 'title.mail',
    note: 'member.mailNote',
    href: '/lobby/email',
    dot: 'mail',
  },
  records: {
    icon: HistoryIcon,
    title: 'title.transactions',
    note: 'member.recordsNote',
    href: '/lobby/record/transaction',
  },
  bets: { icon: GameIcon, title: 'title.bets', note: 'member.betsNote', href: '/record/bets' },
  limits: {
    icon: ShieldIcon,
    title: 'title.limits',
    note: 'member.limitsNote',
    href: '/limits',
  },
  bank: { icon: BankIcon, title: 'title.bank', note: 'member.bankNote', href: '/profile/bank' },
  kyc: { icon: ShieldIcon, title: 'title.kyc', note: 'member.kycNote', href: '/walletsKyc' },
  walletPassword: {
    icon: KeyIcon,
    title: 'title.walletPassword',
    note: 'member.walletPasswordNote',
    href: '/walletsPassword',
  },
  favorites: {
    icon: HeartIcon,
    title: 'title.favorites',
    note: 'member.favoritesNote',
    href: '/lobby/favorites',
  },
  bind: { icon: PhoneIcon, title: 'title.bind', note: 'member.bindNote', href: '/lobby/bind' },
  more: { icon: MoreIcon, title: 'title.more', note: 'member.moreNote', href: '/profile/more' },
} as const satisfies Record<string, MemberLink>

/** The hub's links; binding a phone is offered only to who has none. */
export function listMemberLinks({ hasMobile, service }: Situation): MemberLink[] {
  const { bind, more, ...always } = links
  const help: MemberLink = {
    icon: HeadsetIcon,
    title: 'title.service',
    note: 'member.serviceNote',
    href: service,
  }
  return [...(hasMobile ? [] : [bind]), ...Object.values(always), help, more]
}
