import { makeChoice } from '../browser/choice.ts'
import { en } from './en.ts'
import { th } from './th.ts'

export type TextKey = keyof typeof en
export type Values = Record<string, string | number>
export type Translate = (key: TextKey, values?: Values) => string

export const locale = makeChoice('console-locale', 'en', 'th')
const tables = { en, th }

/** Follows the language without a reload. */
export function useText(): Translate {
  const table = tables[locale.use()]
  return (key, values = {}) => fill(table[key], values)
}

export function isKey(key: string): key is TextKey {
  return Object.hasOwn(en, key)
}

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
