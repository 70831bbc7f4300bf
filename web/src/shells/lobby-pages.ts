import type { Route } from './route.ts'

type Page = Pick<Route, 'load' | 'texts'>

/** Home, games, search, favorites and the app's own page. */
export const lobbyPages = {
  homeMobile: {
    texts: ['home', 'games'],
    load: () => import('../features/home/HomePage.mobile.tsx').then((page) => page.HomePage),
  },
  homeDesktop: {
    texts: ['home', 'games'],
    load: () => import('../features/home/HomePage.desktop.tsx').then((page) => page.HomePage),
  },
  games: {
    texts: ['games'],
    load: () => import('../features/games/GamesPage.tsx').then((page) => page.GamesPage),
  },
  favorites: {
    texts: ['games'],
    load: () => import('../features/games/FavoritesPage.tsx').then((page) => page.FavoritesPage),
  },
  search: {
    texts: ['games'],
    load: () => import('../features/games/SearchPage.tsx').then((page) => page.SearchPage),
  },
  download: {
    texts: ['popup'],
    load: () => import('../features/home/DownloadPage.tsx').then((page) => page.DownloadPage),
  },
} satisfies Record<string, Page>
