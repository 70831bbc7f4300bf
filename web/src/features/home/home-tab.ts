import { findGameTypeName, gameTypes } from '@parlour/contract/game-types.ts'
import { create } from 'zustand'
import { logEvent } from '../../browser/event-log.ts'
import { tab } from '../../browser/storage.ts'

export const homeTabId = gameTypes.home
export const favoritesTabId = gameTypes.favorites

type TabRequest = {
  /** The address's query: `?tab=1`. */
  search: string
  /** The history entry's state: a game page leaves the type and brand it was opened from. */
  state: unknown
  storedTabId: number
}
export type Chosen = { tabId: number; brandId: number | null }

/** Which tab is open: what the entry remembers, else what the address asks for, else the last. */
export function chooseTab(asked: TabRequest, typeIds: readonly number[]): Chosen {
  const known = [homeTabId, favoritesTabId, ...typeIds]
  const { typeId, brandId } = (asked.state ?? {}) as { typeId?: unknown; brandId?: unknown }
  if (typeof typeId === 'number' && typeIds.includes(typeId))
    return { tabId: typeId, brandId: typeof brandId === 'number' ? brandId : null }
  const inAddress = new URLSearchParams(asked.search).get('tab')
  const wanted = inAddress === null ? asked.storedTabId : Number(inAddress)
  return { tabId: known.includes(wanted) ? wanted : homeTabId, brandId: null }
}

/** The tab's name in the event log: home, favorites, or the type's name in small letters. */
export function tabName(tabId: number, types: readonly { id: number; nameEn: string }[]): string {
  const known = findGameTypeName(tabId)
  return known ?? types.find(({ id }) => id === tabId)?.nameEn.toLowerCase() ?? String(tabId)
}

/** The open tab and, for each type, the chosen brand: both are kept while the tab lives. */
export const useHomeTab = create<{ tabId: number; brands: Record<number, number | null> }>()(
  () => ({ tabId: Number(tab.findText('HOME_TAB') ?? homeTabId), brands: {} }),
)

export function openTab(tabId: number, name: string): void {
  if (useHomeTab.getState().tabId === tabId) return
  useHomeTab.setState({ tabId })
  tab.setText('HOME_TAB', String(tabId))
  logEvent('home_tab_change', { tab: name })
}

export function chooseBrand(typeId: number, brandId: number | null): void {
  useHomeTab.setState(({ brands }) => ({ brands: { ...brands, [typeId]: brandId } }))
}

/** The next player on this device begins at the beginning. */
export function forgetTabs(): void {
  tab.remove('HOME_TAB')
  useHomeTab.setState({ tabId: homeTabId, brands: {} })
}
