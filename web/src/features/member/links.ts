import type { PlainTextKey } from '../../i18n/texts.ts'
import type { IconType } from '../../ui/draw-icon.tsx'
import {
  HeadsetIcon,
  HeartIcon,
  KeyIcon,
  MailIcon,
  MoreIcon,
  PhoneIcon,
  StarIcon,
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

/** What the account's menu does not name; binding a phone is offered only to who has none. */
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
