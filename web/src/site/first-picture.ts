import type { SiteConfig } from './config.ts'

/** The settings and popular games the server put into the page of home; null on other pages. */
export function readFirstPicture(): SiteConfig | null {
  const text = globalThis.document?.getElementById('first-picture')?.textContent
  try {
    return text ? (JSON.parse(text) as SiteConfig) : null
  } catch {
    return null
  }
}

/** Whether the server knew of wins when it made the page. */
export function areWinsExpected(): boolean {
  const dataset = globalThis.document?.getElementById('first-picture')?.dataset
  return dataset?.['wins'] !== undefined
}
