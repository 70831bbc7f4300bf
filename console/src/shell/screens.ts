import type { Permission } from '@parlour/contract/operator/roles.ts'
import { type ComponentType, lazy } from 'react'
import { addWords, type TextKey } from '../i18n/texts.ts'
import type { Words } from '../i18n/words.ts'
import type { IconName } from '../ui/Icon.tsx'

export type Screen = {
  path: string
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
    path: '/approvals',
    title: 'nav.approvals',
    group: 'nav.work',
    icon: 'two',
    letter: 'a',
    permission: null,
    View: open(() => import('../screens/approvals/index.ts')),
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
]

/** A screen is loaded when it is first opened, with its words. */
function open(load: () => Promise<{ View: ComponentType; words: Words }>): ComponentType {
  return lazy(async () => {
    const { View, words } = await load()
    addWords(words)
    return { default: View }
  })
}
