import { expect, test } from 'vitest'
import { themeFields } from '@parlour/contract/theme.ts'
import { colourSite, nameSite } from './page-head.ts'

const page = '<html lang="th"><head><title>x</title></head></html>'
const site = {
  siteName: 'ลานดาว',
  siteNameEn: 'Star "Yard"',
  ageLimit: 21,
  theme: themeFields.theme.parse({}),
}

test('a page is named in the reader’s language, and nothing of a name is markup', () => {
  const english = nameSite(page, site, { locale: 'en-US', publicUrl: 'https://here.test' })
  expect(english).toContain('<html lang="en"')
  expect(english).toContain('<title>Star &quot;Yard&quot;</title>')
  expect(english).toContain('aged 21 and over')
  expect(english).toContain('hreflang="th" href="https://here.test/?lang=th-TH"')
  const thai = nameSite(page, site, { locale: 'th-TH', publicUrl: 'https://here.test' })
  expect(thai).toContain('<html lang="th"')
  expect(thai).toContain('<title>ลานดาว</title>')
})

test('without an English name the site keeps its own', () => {
  const named = nameSite(page, { ...site, siteNameEn: '' }, { locale: 'en-US', publicUrl: '' })
  expect(named).toContain('<title>ลานดาว</title>')
})

const dressed = (changed: object) => ({ ...site, theme: themeFields.theme.parse(changed) })

test('a site without a look of its own has no style in its page', () => {
  expect(colourSite(page, site)).toEqual({ html: page, styleHash: '' })
})

test('a site’s own colours, letters, icons and pictures are in its first answer', () => {
  const picture = (name: string) => `/pictures/${name.repeat(64)}.png`
  const icons = `<link rel="icon" type="image/svg+xml" href="/mark.svg" /><link
    rel="apple-touch-icon" href="/x.png" /><meta name="theme-color" content="#0b0a13" />`
  const whole = page.replace('</head>', `${icons}</head>`)
  const look = { accent: '#ff9f1c', surface: '#101820', icon: picture('a'), title: 'หน้าแรก' }
  const named = nameSite(whole, dressed(look), { locale: 'th-TH', publicUrl: 'https://here.test' })
  expect(named).toContain('<title>หน้าแรก</title>')
  expect(named).toContain(`<link rel="icon" type="image/png" href="${picture('a')}">`)
  expect(named).toContain(`<link rel="apple-touch-icon" href="${picture('a')}">`)
  expect(named).toContain('<meta name="theme-color" content="#101820"')
  expect(named).toContain(`og:image" content="https://here.test${picture('a')}"`)
  const { html, styleHash } = colourSite(named, dressed(look))
  expect(html).toMatch(/<style>:root:root\{--brand:#ff9f1c;.*--bg-0:#101820;.*<\/style><\/head>/)
  expect(styleHash).toMatch(/^'sha256-/)
  const system = nameSite(
    '<link rel="preload" as="font" href="/a"><title>x</title>',
    dressed({ font: 'system' }),
    { locale: 'th-TH', publicUrl: '' },
  )
  expect(system).not.toContain('as="font"')
})

test('who reads English is not made to fetch the Thai letters first', () => {
  const fonts =
    '<link\n rel="preload" href="/a-thai-1.woff2"><link rel="preload" href="/a-latin-2.woff2">' +
    '<style>@font-face{unicode-range:U+E00-E7F,U+200B}</style>'
  const place = { publicUrl: '' }
  const english = nameSite(page + fonts, site, { locale: 'en-US', ...place })
  expect(english).not.toContain('-thai-')
  expect(english).toContain('-latin-')
  const thai = nameSite(page + fonts, site, { locale: 'th-TH', ...place })
  expect(thai).toContain('-thai-')
  // U+E3F is the baht's sign.
  expect(english).toContain('unicode-range:U+E00-E3E,U+E40-E7F,U+200B')
  expect(thai).toContain('unicode-range:U+E00-E7F,U+200B')
})

test('words are fetched ahead in the reader’s language alone', () => {
  const link = (name: string, locale: string) =>
    `<link rel="modulepreload" crossorigin href="/assets/${name}.js" data-locale="${locale}">`
  const links = `<link rel="icon">\n  ${link('a1', 'th-TH')}\n  ${link('b2', 'en-US')}\n`
  const read = (locale: 'th-TH' | 'en-US') =>
    nameSite(page.replace('</head>', `${links}</head>`), site, { locale, publicUrl: '' }).match(
      /a1|b2|rel="icon"/g,
    )
  expect(read('th-TH')).toEqual(['rel="icon"', 'a1'])
  expect(read('en-US')).toEqual(['rel="icon"', 'b2'])
})
