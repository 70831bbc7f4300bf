import { expect, test } from 'vitest'
import { nameSite } from './page-head.ts'

const page = '<html lang="th"><head><title>x</title></head></html>'
const site = { siteName: 'ลานดาว', siteNameEn: 'Star "Yard"', ageLimit: 21 }

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
