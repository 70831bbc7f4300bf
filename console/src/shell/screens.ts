import type { Permission } from '@parlour/contract/operator/roles.ts'
import { type ComponentType, lazy } from 'react'
import type { TextKey } from '../i18n/texts.ts'
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
    View: lazy(async () => ({
      default: (await import('../screens/home/HomeScreen.tsx')).HomeScreen,
    })),
  },
  {
    path: '/withdrawals',
    title: 'nav.withdrawals',
    group: 'nav.work',
    icon: 'out',
    letter: 'w',
    permission: 'cashier.read',
    View: lazy(async () => ({
      default: (await import('../screens/withdrawals/WithdrawalsScreen.tsx')).WithdrawalsScreen,
    })),
  },
  {
    path: '/approvals',
    title: 'nav.approvals',
    group: 'nav.work',
    icon: 'two',
    letter: 'a',
    permission: null,
    View: lazy(async () => ({
      default: (await import('../screens/approvals/ApprovalsScreen.tsx')).ApprovalsScreen,
    })),
  },
  {
    path: '/audit',
    title: 'nav.audit',
    group: 'nav.house',
    icon: 'log',
    letter: 'u',
    permission: 'audit.read',
    View: lazy(async () => ({
      default: (await import('../screens/audit/AuditScreen.tsx')).AuditScreen,
    })),
  },
]
