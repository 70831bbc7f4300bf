import { expect, test } from 'vitest'
import { siteNameFor } from './settings.ts'

const site = { siteName: 'ลานดาว', siteNameEn: 'Landao', defaultLocale: 'th-TH' } as const

test('the site has its name in the language asked for, in its own where nobody asked', () => {
  expect(siteNameFor(site, 'en-US')).toBe('Landao')
  expect(siteNameFor(site, 'th-TH')).toBe('ลานดาว')
  expect(siteNameFor(site, undefined)).toBe('ลานดาว')
  expect(siteNameFor({ ...site, defaultLocale: 'en-US' }, undefined)).toBe('Landao')
  expect(siteNameFor({ ...site, siteNameEn: '' }, 'en-US')).toBe('ลานดาว')
})
