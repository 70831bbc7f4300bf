import { expect, test } from 'vitest'
import { findPageLocale } from './page-locale.ts'

const plain = { url: '/lobby/home', cookie: undefined, acceptLanguage: undefined }

test.each([
  ['an address that asks', { ...plain, url: '/?lang=en-US', cookie: 'lang=th-TH' }, 'en-US'],
  ['an odd address that asks', { ...plain, url: '//[?a=?&lang=en-US' }, 'en-US'],
  ['what was chosen before', { ...plain, cookie: 'a=1; lang=en-US' }, 'en-US'],
  ['an English browser', { ...plain, acceptLanguage: 'en-GB,en;q=0.9,th;q=0.5' }, 'en-US'],
  ['a browser that prefers Thai', { ...plain, acceptLanguage: 'en;q=0.3,th;q=0.9' }, 'th-TH'],
  ['a browser of neither', { ...plain, acceptLanguage: 'de-DE,de;q=0.9' }, null],
  ['a word we do not know', { ...plain, url: '/?lang=xx', cookie: 'lang=yy' }, null],
])('%s decides the language', (_who, request, locale) => {
  expect(findPageLocale(request)).toBe(locale)
})
