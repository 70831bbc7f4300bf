import type { ComponentType } from 'react'
import type { ActivityPage, PromotionName, RulePage, ShellName } from '../activities/activity.ts'
import { activities, promotionNames } from '../activities/index.ts'
import type { PageProps } from '../browser/navigation.ts'
import type { Route } from './router.ts'

/** The pages of all promotions in a shell. Their code comes with their views. */
export function activityRoutes(shell: ShellName): Route[] {
  return promotionNames.flatMap((name) =>
    (activities[name].pages ?? [])
      .filter((page) => (page.shell ?? shell) === shell)
      .map((page) => toRoute(name, page, shell)),
  )
}

/** The pages under /rule, each once. */
export function listRulePages(): RulePage[] {
  return [...new Set(promotionNames.flatMap((name) => activities[name].rulePage ?? []))]
}

function toRoute(name: PromotionName, page: ActivityPage, shell: ShellName): Route {
  const { path, title, tab = { desktop: 2 } } = page
  return {
    path,
    title,
    ...(page.isPublic && { public: true }),
    ...(tab[shell] && { tab: tab[shell] }),
    load: () => loadPage(name, path),
  }
}

async function loadPage(name: PromotionName, path: string): Promise<ComponentType<PageProps>> {
  const { loadView } = await import('../activities/views.ts')
  const page = (await loadView(name)).pages?.[path]
  if (!page) throw new Error(`${name} has no page for ${path}`)
  return page
}
