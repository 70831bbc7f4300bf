import { locale } from '../i18n/texts.ts'
import { makeChoice } from '../browser/choice.ts'

export const themes = ['system', 'light', 'dark'] as const
export const theme = makeChoice('console-theme', ...themes)

/** Puts theme and language on the page itself, where styles and readers look for them. */
export function markDocument(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const chosen = theme.get()
  const shown = chosen === 'system' ? (isDark ? 'dark' : 'light') : chosen
  document.documentElement.dataset['theme'] = shown
  document.documentElement.lang = locale.get()
}
