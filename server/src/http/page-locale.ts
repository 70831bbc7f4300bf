import type { SiteSettings } from '@parlour/contract/site-settings.ts'

export type Locale = SiteSettings['defaultLocale']
export const pageLocales: readonly Locale[] = ['th-TH', 'en-US']

export type PageRequest = {
  /** With its query. */
  url: string
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/** The language of a page: as its address asks, as was chosen before, as the browser prefers. */
export function findPageLocale({ url, cookie, acceptLanguage }: PageRequest): Locale | null {
  const asked = queryOf(url).get('lang')
  const chosen = /(?:^|;\s*)lang=([\w-]+)/.exec(cookie ?? '')?.[1]
  return findLocale(asked) ?? findLocale(chosen) ?? findPreferred(acceptLanguage ?? '')
}

/** What an address asks with. It may be any text: `//` begins no path of ours, and is no URL. */
export function queryOf(url: string): URLSearchParams {
  const [, ...query] = url.split('?')
  return new URLSearchParams(query.join('?'))
}

function findLocale(name: string | null | undefined): Locale | null {
  return pageLocales.find((locale) => locale === name) ?? null
}

/** The first of a browser's languages that we have, by their weights. */
function findPreferred(accepted: string): Locale | null {
  const wishes = accepted.split(',').map((wish) => {
    const [name = '', ...parts] = wish.trim().split(';')
    const weight = parts
      .find((part) => part.trim().startsWith('q='))
      ?.trim()
      .slice(2)
    return { name: name.toLowerCase(), weight: Number(weight ?? 1) }
  })
  const known = wishes
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ name }) => pageLocales.find((locale) => name.startsWith(locale.slice(0, 2))) ?? [])
  return known[0] ?? null
}
