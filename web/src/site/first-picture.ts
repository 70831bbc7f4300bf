import type { SiteConfig } from './store.ts'

/** The settings and popular games the server put into the page of home; null on other pages. */
export function readFirstPicture(): SiteConfig | null {
  const text = globalThis.document?.getElementById('first-picture')?.textContent
  try {
    return text ? (JSON.parse(text) as SiteConfig) : null
  } catch {
    return null
  }
}
