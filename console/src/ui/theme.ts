import { locale } from '../i18n/texts.ts'
import { makeChoice } from '../browser/choice.ts'

export const themes = ['system', 'light', 'dark'] as const
export const theme = makeChoice('console-theme', ...themes)

/** How high a row is: 36, 30 or 44 pixels. */
export const rowHeights = ['middle', 'low', 'high'] as const
export const rowHeight = makeChoice('console-rows', ...rowHeights)

/** Puts theme, rows and language on the page itself, where styles and readers look for them. */
export function markDocument(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const chosen = theme.get()
  const shown = chosen === 'system' ? (isDark ? 'dark' : 'light') : chosen
  document.documentElement.dataset['theme'] = shown
  document.documentElement.dataset['rows'] = rowHeight.get()
  document.documentElement.lang = locale.get()
}
