import type { Route } from './route.ts'

type Page = Pick<Route, 'load' | 'texts'>

/** The game itself, and the rounds that were played. */
export const playPages = {
  start: {
    texts: ['play'],
    load: () => import('../features/play/StartPage.tsx').then((page) => page.StartPage),
  },
  bets: {
    texts: ['play'],
    load: () => import('../features/play/BetsPage.tsx').then((page) => page.BetsPage),
  },
  round: {
    texts: ['play'],
    load: () => import('../features/play/RoundPage.tsx').then((page) => page.RoundPage),
  },
} satisfies Record<string, Page>
