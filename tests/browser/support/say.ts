import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import format, { type FormatOptions } from 'icu-minify/format'
import type { Texts } from '../../../web/src/i18n/generated/texts.d.ts'

type Key = keyof Texts
type Values<K extends Key> = Texts[K] extends null ? [] : [values: Texts[K]]

const locale = 'th-TH'
const texts = readTexts(path.join(import.meta.dirname, '../../../web/src/i18n', locale))

/** What the site says there in Thai: `say('firstCharge.buy', { price: '฿100' })`. */
export function say<K extends Key>(key: K, ...[values]: Values<K>): string {
  const text = texts.get(key)
  if (text === undefined) throw new Error(`no text ${key}: build the web anew`)
  return String(format(compile(text), locale, values as Record<string, string>, options))
}

/** Where a name only begins with it. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${text}`)
}

function readTexts(folder: string): Map<string, string> {
  const areas = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  return new Map(
    areas.flatMap((json) => Object.entries(JSON.parse(json) as Record<string, string>)),
  )
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: (...settings) => new Intl.DateTimeFormat(...settings),
    getNumberFormat: (...settings) => new Intl.NumberFormat(...settings),
    getPluralRules: (...settings) => new Intl.PluralRules(...settings),
  },
}
