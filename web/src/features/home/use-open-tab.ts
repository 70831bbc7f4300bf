import { useEffect } from 'react'
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location'
import { type GameType, listTypes } from '../../games/lists.ts'
import { useSite } from '../../site/store.ts'
import { chooseBrand, chooseTab, openTab, tabName, useHomeTab } from './home-tab.ts'

export const homePath = '/lobby/home'

export function homeTabHref(tabId: number): string {
  return `${homePath}?tab=${tabId}`
}

/** The tabs there are, and which of them is open. */
export function useOpenTab(): { types: GameType[]; tabId: number } {
  const listed = useSite(({ config }) => config?.appGameTypeList)
  const types = listTypes(listed ?? [])
  const typeIds = types.map(({ id }) => id)
  // The page is kept while others show: their addresses are none of its business.
  const isHere = usePathname() === homePath
  const search = useSearch()
  const state: unknown = useHistoryState()
  const storedTabId = useHomeTab((home) => home.tabId)
  const asked = isHere ? { search, state, storedTabId } : { search: '', state: null, storedTabId }
  const { tabId, brandId } = chooseTab(asked, typeIds)
  const name = tabName(tabId, types)
  const isKnown = listed !== undefined && isHere

  useEffect(() => {
    if (isKnown) openTab(tabId, name)
  }, [isKnown, tabId, name])
  useEffect(() => {
    if (isKnown && brandId !== null) chooseBrand(tabId, brandId)
  }, [isKnown, tabId, brandId])
  return { types, tabId }
}
