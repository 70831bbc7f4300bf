import { createHash } from 'node:crypto'
import type { SiteConfig } from '../site/index.ts'
import type { Locale } from './page-locale.ts'
import { themeCss } from './theme-css.ts'

type Named = Pick<SiteConfig, 'siteName' | 'siteNameEn' | 'ageLimit' | 'theme'>
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
  const { theme } = site
  const name = siteNameIn(site, locale)
  const title = (locale === 'en-US' ? theme.titleEn : theme.title) || name
  const about = describeSite(site, locale)
  const tags = [
    `<meta name="description" content="${escapeText(about)}">`,
    meta('og:type', 'website'),
    meta('og:site_name', name),
    meta('og:title', title),
    meta('og:description', about),
    meta('og:image', publicUrl + (theme.share || theme.icon || '/art/app/icon-512.png')),
    meta('og:locale', locale.replace('-', '_')),
    alternate('th', `${publicUrl}/?lang=th-TH`),
    alternate('en', `${publicUrl}/?lang=en-US`),
    alternate('x-default', `${publicUrl}/`),
  ]
  // Who reads English needs the Thai letters for a name at most, and not for a sum in baht.
  const unread = locale === 'en-US' ? /<link[^>]*-thai-[^>]*>/ : ''
  const read = dress(html, theme).replace(unread, '')
  return (locale === 'en-US' ? read.replaceAll('U+E00-E7F', 'U+E00-E3E,U+E40-E7F') : read)
    .replaceAll(locale === 'en-US' ? thaiTexts : englishTexts, '')
    .replace('<html lang="th"', `<html lang="${locale.slice(0, 2)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>${tags.join('')}`)
}

/** Words that are fetched ahead, in the language of another reader. */
const thaiTexts = / *<link[^>]* data-locale="th-TH">\n?/g
const englishTexts = / *<link[^>]* data-locale="en-US">\n?/g

/** Puts the site's own colours into a page that has no style of its own. */
export function colourSite(html: string, { theme }: Named): { html: string; styleHash: string } {
  const css = themeCss(theme)
  if (css === '') return { html, styleHash: '' }
  const coloured = html.replace('</head>', () => `<style>${css}</style></head>`)
  return { html: coloured, styleHash: hashOf(css) }
}

/** What a policy allows an inline style or script by. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Icons, the colour around the page, and no font ahead of time that is not drawn with. */
function dress(html: string, { icon, surface, font }: Named['theme']): string {
  let dressed = html
  if (icon !== '')
    dressed = dressed
      .replace(/<link\s+rel="icon"[^>]*>/, `<link rel="icon" type="image/png" href="${icon}">`)
      .replace(
        /<link\s+rel="apple-touch-icon"[^>]*>/,
        `<link rel="apple-touch-icon" href="${icon}">`,
      )
  if (surface !== '')
    dressed = dressed.replace(/(<meta name="theme-color" content=")[^"]*/, `$1${surface}`)
  return font === 'system' ? dressed.replaceAll(/<link[^>]*as="font"[^>]*>/g, '') : dressed
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeText(content)}">`
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeText(href)}">`
}
