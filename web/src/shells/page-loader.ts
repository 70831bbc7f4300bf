import type { ComponentType } from 'react'
import type { PageProps } from '../browser/navigation.ts'
import { needTexts, type TextArea } from '../i18n/texts.ts'
import type { Route } from './router.ts'

type Page = ComponentType<PageProps>

const loaded = new Map<Route, Page>()
const loading = new Map<Route, Promise<Page>>()

/** The page's component if its code and its texts are here. */
export function findPage(route: Route): Page | null {
  return loaded.get(route) ?? null
}

/** Loads a page's code and texts, once however often it is asked. */
export function loadPage(route: Route): Promise<Page> {
  const underway = loading.get(route) ?? startLoading(route)
  loading.set(route, underway)
  return underway
}

/** For another try after a failure. */
export function forgetPage(route: Route): void {
  loading.delete(route)
}

/** Loads ahead of a likely visit; a failure shows when the visit comes. */
export function preloadPage(route: Route): void {
  if (!findPage(route)) loadPage(route).catch(() => forgetPage(route))
}

async function startLoading(route: Route): Promise<Page> {
  const [page] = await Promise.all([route.load(), needTexts(areasOf(route))])
  loaded.set(route, page)
  return page
}

/** Home, the first page of most visits, has its title in the frame; the others' come with them. */
function areasOf({ keepAlive, texts = [] }: Route): readonly TextArea[] {
  return keepAlive ? texts : ['titles', ...texts]
}
