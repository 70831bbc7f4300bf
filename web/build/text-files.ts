import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const textsFolder = join(import.meta.dirname, '../src/i18n')
export const locales = ['th-TH', 'en-US'] as const

export function localeFile(locale: string, area: string): string {
  return join(textsFolder, locale, `${area}.json`)
}

/** The Thai folder decides which areas exist; the test holds the English one to the same list. */
export async function listAreas(locale: string = 'th-TH'): Promise<string[]> {
  const files = await readdir(join(textsFolder, locale))
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .toSorted()
}

export async function readTexts(locale: string, area: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(localeFile(locale, area), 'utf8')) as Record<string, string>
}
