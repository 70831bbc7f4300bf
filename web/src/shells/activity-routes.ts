import { findActivityName } from '@parlour/contract/activity-types.ts'
import type { ComponentType } from 'react'
import type { ActivityPage, PromotionName, RulePage, ShellName } from '../activities/activity.ts'
import { activities, promotionNames } from '../activities/index.ts'
import type { PageProps } from '../browser/navigation.ts'
import type { PlainTextKey } from '../i18n/texts.ts'
import { page, type Route } from './router.ts'

/** The pages of all promotions in a shell. Their code comes with their views. */
export function activityRoutes(shell: ShellName): Route[] {
  return promotionNames.flatMap((name) =>
    (activities[name].pages ?? [])
      .filter((one) => (one.shell ?? shell) === shell)
      .map((one) => toRoute(name, one, shell)),
  )
}

/** The page of an activity's details bears its name. */
export const detailRoute: Route = {
  path: '/reward/detail/:id',
  title: ({ id }) => {
    const name = findActivityName(Number(id))
    return name ? `reward.${name}` : 'title.rewards'
  },
  ...page('rewardDetail'),
}

/** The pages under /rule, each once. */
export function listRulePages(): RulePage[] {
  return [...new Set(promotionNames.flatMap((name) => activities[name].rulePage ?? []))]
}

function toRoute(name: PromotionName, one: ActivityPage, shell: ShellName): Route {
  const { path, tab = { desktop: 2 } } = one
  return {
    path,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by the type of the path
    title: path.replace(/.*\//, 'title.') as PlainTextKey,
    ...(one.isPublic && { public: true }),
    ...(tab[shell] && { tab: tab[shell] }),
    load: () => loadPage(name, path),
  }
}

async function loadPage(name: PromotionName, path: string): Promise<ComponentType<PageProps>> {
  const { loadView } = await import('../activities/views.ts')
  const found = (await loadView(name)).pages?.[path]
  if (!found) throw new Error(`${name} has no page for ${path}`)
  return found
}
