import { preview } from '../browser/preview.ts'
import { local } from '../browser/storage.ts'

export const locales = ['th-TH', 'en-US'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'th-TH'
export const fallbackLocale: Locale = 'en-US'

/** What a link asks for, else what was chosen before, else the language of the server's answer. */
export function readLocale(): Locale {
  const stored = local.findText('LOCALE')
  const asked = findAskedLocale(location.search)
  return asked ?? locales.find((locale) => locale === stored) ?? readPageLocale()
}

/** Any page's address can ask for a language: `?lang=en-US`. */
export function languageHref(locale: Locale): string {
  return `?lang=${locale}`
}

export function findAskedLocale(search: string): Locale | null {
  const asked = new URLSearchParams(search).get('lang')
  return locales.find((locale) => locale === asked) ?? null
}

const yearSeconds = 31_536_000

/** Kept for the browser, and in a cookie for the server's next first answer. */
export function keepLocale(locale: Locale): void {
  local.setText('LOCALE', locale)
  document.cookie = `lang=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`
}

/** What an address asks for holds for the addresses after it too; a preview leaves nothing. */
export function keepAskedLocale(): void {
  const asked = findAskedLocale(location.search)
  if (asked && !preview) keepLocale(asked)
}

export function markDocument(locale: Locale): void {
  document.documentElement.lang = locale.slice(0, 2)
}

/** By the browser's languages and the site's own: the server has looked at both. */
function readPageLocale(): Locale {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang
  return locales.find((locale) => lang !== '' && locale.startsWith(lang)) ?? defaultLocale
}
