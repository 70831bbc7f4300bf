import { makeChoice } from '../browser/choice.ts'
import type { Words } from './words.ts'
import type { words as acts } from './words/acts.ts'
import type { words as approvals } from './words/approvals.ts'
import type { words as asks } from './words/asks.ts'
import type { words as audit } from './words/audit.ts'
import type { words as forms } from './words/forms.ts'
import type { words as settings } from './words/settings.ts'
import type { words as promotions } from './words/promotions.ts'
import type { words as home } from './words/home.ts'
import type { words as care } from './words/care.ts'
import type { words as linked } from './words/linked.ts'
import type { words as identity } from './words/identity.ts'
import type { words as games } from './words/games.ts'
import type { words as mail } from './words/mail.ts'
import type { words as preview } from './words/preview.ts'
import type { words as players } from './words/players.ts'
import type { words as ledger } from './words/ledger.ts'
import type { words as reports } from './words/reports.ts'
import type { words as operators } from './words/operators.ts'
import type { words as files } from './words/files.ts'
import type { words as health } from './words/health.ts'
import type { words as transfers } from './words/transfers.ts'
import type { words as withdrawals } from './words/withdrawals.ts'
import { words as session } from './words/session.ts'
import { words as shell } from './words/shell.ts'

export type TextKey =
  | keyof typeof shell
  | keyof typeof session
  | keyof typeof acts
  | keyof typeof approvals
  | keyof typeof asks
  | keyof typeof audit
  | keyof typeof home
  | keyof typeof forms
  | keyof typeof settings
  | keyof typeof promotions
  | keyof typeof transfers
  | keyof typeof files
  | keyof typeof health
  | keyof typeof operators
  | keyof typeof ledger
  | keyof typeof reports
  | keyof typeof games
  | keyof typeof mail
  | keyof typeof players
  | keyof typeof identity
  | keyof typeof care
  | keyof typeof linked
  | keyof typeof preview
  | keyof typeof withdrawals
export type Values = Record<string, string | number>
export type Translate = (key: TextKey, values?: Values) => string

/** A Thai browser begins in Thai, any other in English, until somebody chooses. */
const isThai = /^th\b/i.test(navigator.language)
export const locale = makeChoice('console-locale', isThai ? 'th' : 'en', isThai ? 'en' : 'th')
const known: Record<string, Words[string]> = { ...shell, ...session }

/** A screen brings its words along when it is opened. */
export function addWords(words: Words): void {
  Object.assign(known, words)
}

/** Follows the language without a reload. */
export function useText(): Translate {
  const place = locale.use() === 'en' ? 0 : 1
  return (key, values = {}) => fill(known[key]?.[place] ?? key, values)
}

/** What operators wrote in both languages, in the one that is read. */
export function inLanguage(thai: string, english: string): string {
  return locale.get() === 'en' && english !== '' ? english : thai
}

/** The words of a key that is put together; what a later version names has none here yet. */
export function textOr(t: Translate, key: string, plain: string): string {
  return isKey(key) ? t(key) : plain
}

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

function isKey(key: string): key is TextKey {
  return Object.hasOwn(known, key)
}
