import type { Permission } from '@parlour/contract/operator/roles.ts'
import { type ComponentType, lazy } from 'react'
import { addWords, type TextKey } from '../i18n/texts.ts'
import type { Words } from '../i18n/words.ts'
import type { IconName } from '../ui/Icon.tsx'

export type Screen = {
  path: string
  /** Where addresses lie below it: the pattern of them all. */
  route?: string
  title: TextKey
  group: TextKey | null
  icon: IconName
  /** `g` and this letter lead there. */
  letter: string
  /** Absent from the menu of those who lack it; null is for everybody. */
  permission: Permission | null
  View: ComponentType
}

/** Every screen, one an entry: menu, keys and addresses follow from it. */
export const screens: Screen[] = [
  {
    path: '/',
    title: 'nav.home',
    group: null,
    icon: 'home',
    letter: 'h',
    permission: null,
    View: open(() => import('../screens/home/index.ts')),
  },
  {
    path: '/withdrawals',
    title: 'nav.withdrawals',
    group: 'nav.work',
    icon: 'out',
    letter: 'w',
    permission: 'cashier.read',
    View: open(() => import('../screens/withdrawals/index.ts')),
  },
  {
    path: '/transfers',
    title: 'nav.transfers',
    group: 'nav.work',
    icon: 'in',
    letter: 't',
    permission: 'cashier.read',
    View: open(() => import('../screens/transfers/index.ts')),
  },
  {
    path: '/identity',
    title: 'nav.identity',
    group: 'nav.work',
    icon: 'id',
    letter: 'k',
    permission: 'kyc.read',
    View: open(() => import('../screens/identity/index.ts')),
  },
  {
    path: '/approvals',
    title: 'nav.approvals',
    group: 'nav.work',
    icon: 'two',
    letter: 'a',
    permission: null,
    View: open(() => import('../screens/approvals/index.ts')),
  },
  {
    path: '/players',
    route: '/players/:playerId?/:tab?',
    title: 'nav.players',
    group: 'nav.people',
    icon: 'user',
    letter: 'p',
    permission: 'players.read',
    View: open(() => import('../screens/players/index.ts')),
  },
  {
    path: '/linked',
    title: 'nav.linked',
    group: 'nav.people',
    icon: 'two',
    letter: 'd',
    permission: 'risk.read',
    View: open(() => import('../screens/linked/index.ts')),
  },
  {
    path: '/care',
    title: 'nav.care',
    group: 'nav.people',
    icon: 'heart',
    letter: 'c',
    permission: 'players.decide',
    View: open(() => import('../screens/care/index.ts')),
  },
  {
    path: '/promotions',
    route: '/promotions/:activity?/:tab?',
    title: 'nav.promotions',
    group: 'nav.offer',
    icon: 'gift',
    letter: 'r',
    permission: 'activities.read',
    View: open(() => import('../screens/promotions/index.ts')),
  },
  {
    path: '/content',
    route: '/content/:kind?/:id?',
    title: 'nav.content',
    group: 'nav.offer',
    icon: 'text',
    letter: 'n',
    permission: 'content.read',
    View: open(() => import('../screens/content/index.ts')),
  },
  {
    path: '/mail',
    route: '/mail/:part?',
    title: 'nav.mail',
    group: 'nav.offer',
    icon: 'mail',
    letter: 'i',
    permission: 'mail.read',
    View: open(() => import('../screens/mail/index.ts')),
  },
  {
    path: '/games',
    route: '/games/:id?',
    title: 'nav.games',
    group: 'nav.offer',
    icon: 'game',
    letter: 'm',
    permission: 'games.read',
    View: open(() => import('../screens/games/index.ts')),
  },
  {
    path: '/channels',
    route: '/channels/:kind?/:id?',
    title: 'nav.channels',
    group: 'nav.offer',
    icon: 'bank',
    letter: 'b',
    permission: 'channels.read',
    View: open(() => import('../screens/channels/index.ts')),
  },
  {
    path: '/reports',
    route: '/reports/:tab?',
    title: 'nav.reports',
    group: 'nav.books',
    icon: 'chart',
    letter: 'e',
    permission: 'reports.read',
    View: open(() => import('../screens/reports/index.ts')),
  },
  {
    path: '/ledger',
    title: 'nav.ledger',
    group: 'nav.books',
    icon: 'book',
    letter: 'l',
    permission: 'ledger.read',
    View: open(() => import('../screens/ledger/index.ts')),
  },
  {
    path: '/files',
    title: 'nav.files',
    group: 'nav.books',
    icon: 'in',
    letter: 'f',
    permission: 'reports.export',
    View: open(() => import('../screens/files/index.ts')),
  },
  {
    path: '/settings',
    route: '/settings/:page?',
    title: 'nav.settings',
    group: 'nav.house',
    icon: 'gear',
    letter: 's',
    permission: 'settings.read',
    View: open(() => import('../screens/settings/index.ts')),
  },
  {
    path: '/operators',
    title: 'nav.operators',
    group: 'nav.house',
    icon: 'key',
    letter: 'o',
    permission: 'operators.read',
    View: open(() => import('../screens/operators/index.ts')),
  },
  {
    path: '/audit',
    title: 'nav.audit',
    group: 'nav.house',
    icon: 'log',
    letter: 'u',
    permission: 'audit.read',
    View: open(() => import('../screens/audit/index.ts')),
  },
  {
    path: '/health',
    title: 'nav.health',
    group: 'nav.house',
    icon: 'pulse',
    letter: 'j',
    permission: 'health.read',
    View: open(() => import('../screens/health/index.ts')),
  },
]

/** A screen is loaded when it is first opened, with its words. */
function open(load: () => Promise<{ View: ComponentType; words: Words }>): ComponentType {
  return lazy(async () => {
    const { View, words } = await load()
    addWords(words)
    return { default: View }
  })
}
