import { local } from '../browser/storage.ts'

export const locales = ['th-TH', 'en-US'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'th-TH'
export const fallbackLocale: Locale = 'en-US'

/** What a link asks for, else what was chosen before, else Thai. */
export function readLocale(): Locale {
  const stored = local.findText('LOCALE')
  const asked = findAskedLocale(location.search)
  return asked ?? locales.find((locale) => locale === stored) ?? defaultLocale
}

/** Any page's address can ask for a language: `?lang=en-US`. */
export function languageHref(locale: Locale): string {
  return `?lang=${locale}`
}

export function findAskedLocale(search: string): Locale | null {
  const asked = new URLSearchParams(search).get('lang')
  return locales.find((locale) => locale === asked) ?? null
}

export function keepLocale(locale: Locale): void {
  local.setText('LOCALE', locale)
}

export function markDocument(locale: Locale): void {
  document.documentElement.lang = locale.slice(0, 2)
}
