import type { Route } from './route.ts'

type Page = Pick<Route, 'load' | 'texts' | 'header'>

/** The ways in, and the pages of the player's own account. */
export const account = {
  login: {
    load: () => import('../features/entry/LoginPage.tsx').then((page) => page.LoginPage),
    texts: ['login'],
    header: 'none',
  },
  register: {
    load: () => import('../features/entry/RegisterPage.tsx').then((page) => page.RegisterPage),
    texts: ['login'],
    header: 'none',
  },
  forget: {
    load: () => import('../features/entry/ForgetPage.tsx').then((page) => page.ForgetPage),
    texts: ['login'],
    header: 'none',
  },
  bind: {
    load: () => import('../features/entry/BindPage.tsx').then((page) => page.BindPage),
    texts: ['login'],
  },
  user: {
    load: () => import('../features/profile/UserPage.tsx').then((page) => page.UserPage),
    texts: ['profile'],
  },
  info: {
    load: () => import('../features/profile/InfoPage.tsx').then((page) => page.InfoPage),
    texts: ['profile'],
  },
  profileDesktop: {
    load: () => import('../features/profile/ProfilePage.tsx').then((page) => page.ProfilePage),
    texts: ['profile'],
  },
  superior: {
    load: () => import('../features/profile/SuperiorPage.tsx').then((page) => page.SuperiorPage),
    texts: ['profile'],
  },
} as const satisfies Record<string, Page>
