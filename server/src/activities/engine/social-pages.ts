import type { SiteSettings, socialIds } from '@parlour/contract/site-settings.ts'

/** The site's own pages on social networks. */
export type SocialPages = Partial<Record<(typeof socialIds)[number], string>>

export function pagesOf(socialMedia: SiteSettings['socialMedia']): SocialPages {
  const open = socialMedia.filter(({ url }) => url !== '')
  return Object.fromEntries(open.map(({ id, url }) => [id, url]))
}
