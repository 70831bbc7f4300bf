import type { SiteConfig } from '../site/index.ts'
import type { Locale } from './page-locale.ts'

type Named = Pick<SiteConfig, 'siteName' | 'siteNameEn' | 'ageLimit'>
type Place = { locale: Locale; publicUrl: string }

/** The site's name in the reader's language. */
export function siteNameIn({ siteName, siteNameEn }: Named, locale: Locale): string {
  return locale === 'en-US' && siteNameEn !== '' ? siteNameEn : siteName
}

export function describeSite({ ageLimit }: Named, locale: Locale): string {
  return locale === 'en-US'
    ? `Games, rewards and your wallet in one place. For people aged ${ageLimit} and over.`
    : `เกม รางวัล และกระเป๋าเงินของคุณในที่เดียว สำหรับผู้ที่มีอายุ ${ageLimit} ปีขึ้นไป`
}

/** A page's language, its first title, and what a shared link shows of it. */
export function nameSite(html: string, site: Named, { locale, publicUrl }: Place): string {
  const name = siteNameIn(site, locale)
  const about = describeSite(site, locale)
  const tags = [
    `<meta name="description" content="${escapeText(about)}">`,
    meta('og:type', 'website'),
    meta('og:site_name', name),
    meta('og:title', name),
    meta('og:description', about),
    meta('og:image', `${publicUrl}/art/app/icon-512.png`),
    meta('og:locale', locale.replace('-', '_')),
    alternate('th', `${publicUrl}/?lang=th-TH`),
    alternate('en', `${publicUrl}/?lang=en-US`),
    alternate('x-default', `${publicUrl}/`),
  ]
  return html
    .replace('<html lang="th"', `<html lang="${locale.slice(0, 2)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(name)}</title>${tags.join('')}`)
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeText(content)}">`
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeText(href)}">`
}
