import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activityNames } from '@parlour/contract/activity-types.ts'
import { siteTexts } from '@parlour/contract/site-texts.ts'
import { describe, expect, test } from 'vitest'
import { listAreas, locales, readTexts } from './text-files.ts'
import { makeTextTypes, parametersOf, textTypesFile } from './text-types.ts'

const composed =
  /^(title\.rule|agent\.kind|checklist|install|bell\.(group|kind|deposit|withdrawal|identity))\./

const areas = await listAreas()
const sourceFolder = join(import.meta.dirname, '../src')
const sources = readSources(listSources())
const promotions = readSources(listSources().filter((file) => file.startsWith('activities/')))

/** Keys that code puts together, of names that the contract knows and of the promotions' paths. */
const composedKeys = new Set([
  ...activityNames.flatMap((name) => [`reward.${name}`, `reward.${name}Note`]),
  ...[...promotions.matchAll(/\bpath: '\/[^']*?(\w+)'/g)].map(([, word]) => `title.${word}`),
])

test('both languages have the same areas', async () => {
  for (const locale of locales) expect(await listAreas(locale)).toEqual(areas)
})

describe.each(areas)('area %s', (area) => {
  test('has the same keys in the same order in both languages', async () => {
    const thai = await readTexts('th-TH', area)
    const english = await readTexts('en-US', area)
    expect(Object.keys(english)).toEqual(Object.keys(thai))
  })

  test('takes the same parameters in both languages', async () => {
    const thai = await readTexts('th-TH', area)
    const english = await readTexts('en-US', area)
    for (const key of Object.keys(thai))
      expect(parametersOf(english[key] ?? ''), key).toEqual(parametersOf(thai[key] ?? ''))
  })

  test('leaves no text empty', async () => {
    for (const locale of locales)
      for (const [key, text] of Object.entries(await readTexts(locale, area)))
        expect(text.trim(), `${locale} ${key}`).not.toBe('')
  })

  test('has no key that no code uses', async () => {
    const keys = Object.keys(await readTexts('th-TH', area))
    expect(keys.filter((key) => !isUsed(key))).toEqual([])
  })
})

test('no key belongs to two areas', async () => {
  const keys = (await Promise.all(areas.map((area) => readTexts('th-TH', area)))).flatMap(
    Object.keys,
  )
  expect(keys).toEqual([...new Set(keys)])
})

test('what operators may replace is said as the site says it, and takes no value', async () => {
  const saidIn = async (locale: (typeof locales)[number]) => {
    const texts = await Promise.all(areas.map((area) => readTexts(locale, area)))
    const all: Record<string, string> = Object.assign({}, ...texts)
    return siteTexts.map(({ key }) => all[key])
  }
  expect(siteTexts.map(({ thai }) => thai)).toEqual(await saidIn('th-TH'))
  expect(siteTexts.map(({ english }) => english)).toEqual(await saidIn('en-US'))
  expect(siteTexts.filter((one) => Object.keys(parametersOf(one.thai)).length > 0)).toEqual([])
  expect(new Set(siteTexts.map(({ id }) => id)).size).toBe(siteTexts.length)
})

test('no code asks for a key that is not there', async () => {
  const texts = await Promise.all(areas.map((area) => readTexts('th-TH', area)))
  const known = new Set(texts.flatMap(Object.keys))
  const asked = askedBy(sources)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})

test('what is always there speaks only with texts that are always there', async () => {
  const frame = Object.keys(await readTexts('th-TH', 'frame'))
  const withOwnTexts =
    /(PlayerMenu|MenuPlayer|AccountMenu)|^site\/(legal|games|green)\/|^s\w+\/(prompts\/|use-break)/
  const always = listSources().filter(
    (file) => /^(shells|session|site)\//.test(file) && !withOwnTexts.test(file),
  )
  expect(askedBy(readSources(always)).filter((key) => !frame.includes(key))).toEqual([])
})

test('the key types are fresh', async () => {
  expect(readFileSync(textTypesFile, 'utf8')).toBe(await makeTextTypes())
})

function isUsed(key: string): boolean {
  const isComposed = composedKeys.has(key) || composed.test(key)
  return isComposed || sources.includes(`'${key}'`)
}

/** Keys that are asked for by their full name. */
function askedBy(source: string): string[] {
  return [...source.matchAll(/\b(?:t|text)\(\s*'([\w.]+)'/g)].map(([, key]) => key ?? '')
}

function listSources(): string[] {
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file))
}

function readSources(files: string[]): string {
  return files.map((file) => readFileSync(join(sourceFolder, file), 'utf8')).join('\n')
}
