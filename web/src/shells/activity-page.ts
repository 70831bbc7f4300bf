import type { activityPages } from './activity-pages.ts'
import type { Route } from './router.ts'

/** A page of the promotions: which code and words it needs stands in activity-pages.ts. */
export function activityPage(name: keyof typeof activityPages): Pick<Route, 'load'> {
  return {
    load: () => import('./activity-pages.ts').then((pages) => pages.loadActivityPage(name)),
  }
}
