import { beforeEach, expect, test, vi } from 'vitest'

type Load = () => Promise<{ texts: Record<string, unknown> }>
const loaders: Record<string, Record<string, Load>> = {}

const late: Record<string, Record<string, Load>> = {
  'th-TH': { mail: async () => ({ texts: { 'mail.more': 'ดูเพิ่มเติม' } }) },
}

vi.mock('virtual:texts', () => ({
  textLoaders: loaders,
  loadLateTexts: async () => ({ lateTextLoaders: late }),
}))
vi.stubGlobal('location', { search: '' })
vi.stubGlobal('document', { documentElement: { lang: 'th' } })

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: undefined })
  loaders['th-TH'] = {
    frame: async () => ({ texts: { 'common.back': 'ย้อนกลับ' } }),
    titles: async () => ({ texts: { 'title.games': 'เกม' } }),
  }
  loaders['en-US'] = {
    frame: async () => ({
      texts: { 'common.back': 'Back', 'common.errorError': ['Failed (', ['code'], ')'] },
    }),
    titles: async () => ({ texts: { 'title.games': 'Games' } }),
  }
})

test('Thai is spoken first; another area is there once it was asked for', async () => {
  const { needTexts, text } = await import('./texts.ts')
  await needTexts(['frame'])
  expect(text('common.back')).toBe('ย้อนกลับ')
  expect(text('title.games')).toBe('')
  await needTexts(['frame', 'titles'])
  expect(text('title.games')).toBe('เกม')
})

test('what operators said instead is said, in the language in which they did', async () => {
  const { translate } = await import('./texts.ts')
  const key = 'common.back'
  const from = { texts: { [key]: 'Back' }, replaced: [{ key, thai: 'กลับ', english: '' }] }
  expect(translate({ ...from, locale: 'th-TH' }, key, [])).toBe('กลับ')
  expect(translate({ ...from, locale: 'en-US' }, key, [])).toBe('Back')
})

test('the words of a later page are found by the list of all others', async () => {
  const { needTexts, text } = await import('./texts.ts')
  await needTexts(['mail'])
  expect(text('mail.more')).toBe('ดูเพิ่มเติม')
  await expect(needTexts(['wallet'])).rejects.toThrow('no texts of wallet')
})

test('new words draw again only what was shown without them', async () => {
  const { needTexts, text, useLoadedTexts } = await import('./texts.ts')
  await needTexts(['frame'])
  const { texts } = useLoadedTexts.getState()
  await needTexts(['titles'])
  expect(useLoadedTexts.getState().texts).toBe(texts)
  expect(text('title.games')).toBe('เกม')
  expect(text('mail.more')).toBe('')
  await needTexts(['mail'])
  expect(useLoadedTexts.getState().texts).not.toBe(texts)
  expect(text('mail.more')).toBe('ดูเพิ่มเติม')
})

test('a change of language changes every area in use, the page’s language too', async () => {
  const { changeLocale, needTexts, text } = await import('./texts.ts')
  await needTexts(['frame', 'titles'])
  await changeLocale('en-US')
  expect([text('common.back'), text('title.games')]).toEqual(['Back', 'Games'])
  expect(document.documentElement.lang).toBe('en')
})

test('parameters are put in their place', async () => {
  const { changeLocale, needTexts, text } = await import('./texts.ts')
  await needTexts(['frame'])
  await changeLocale('en-US')
  expect(text('common.errorError', { code: 9400 })).toBe('Failed (9400)')
})

test('English stands in when the Thai texts cannot be fetched', async () => {
  loaders['th-TH'] = { frame: () => Promise.reject(new Error('offline')) }
  const { needTexts, text } = await import('./texts.ts')
  await needTexts(['frame'])
  expect(text('common.back')).toBe('Back')
})

test('a language whose words cannot be fetched is not changed to', async () => {
  const { changeLocale, needTexts, text, useLoadedTexts } = await import('./texts.ts')
  await needTexts(['frame'])
  await changeLocale('en-US')
  loaders['th-TH'] = { frame: () => Promise.reject(new Error('offline')) }
  await changeLocale('th-TH')
  expect(useLoadedTexts.getState().locale).toBe('en-US')
  expect(document.documentElement.lang).toBe('en')
  loaders['th-TH'] = { frame: async () => ({ texts: { 'common.back': 'ย้อนกลับ' } }) }
  await changeLocale('th-TH')
  expect(text('common.back')).toBe('ย้อนกลับ')
})

test('an area asked for during a change of language comes in the new language', async () => {
  const { changeLocale, needTexts, text } = await import('./texts.ts')
  await needTexts(['frame'])
  const change = changeLocale('en-US')
  await Promise.all([needTexts(['titles']), change])
  expect(text('title.games')).toBe('Games')
})

test('of two quick changes the later one holds, whichever is fetched first', async () => {
  const { changeLocale, needTexts, text } = await import('./texts.ts')
  await needTexts(['frame'])
  const slow = Promise.withResolvers<{ texts: Record<string, unknown> }>()
  loaders['en-US'] = { frame: () => slow.promise }
  const first = changeLocale('en-US')
  await changeLocale('th-TH')
  slow.resolve({ texts: { 'common.back': 'Back' } })
  await first
  expect(text('common.back')).toBe('ย้อนกลับ')
})

test('an area that failed in both languages can be asked for again', async () => {
  loaders['th-TH'] = { titles: () => Promise.reject(new Error('offline')) }
  loaders['en-US'] = { titles: () => Promise.reject(new Error('offline')) }
  const { needTexts, text } = await import('./texts.ts')
  await expect(needTexts(['titles'])).rejects.toThrow('offline')
  loaders['th-TH'] = { titles: async () => ({ texts: { 'title.games': 'เกม' } }) }
  await needTexts(['titles'])
  expect(text('title.games')).toBe('เกม')
})
