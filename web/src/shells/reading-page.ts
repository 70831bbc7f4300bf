import type { readingPages } from './reading-pages.ts'
import type { Route } from './route.ts'

/** A page to read: which code and words it needs stands in reading-pages.ts. */
export function readingPage(name: keyof typeof readingPages): Pick<Route, 'load'> {
  return { load: () => import('./reading-pages.ts').then((pages) => pages.loadReadingPage(name)) }
}
