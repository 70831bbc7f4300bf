import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { loadLateTexts, textLoaders } from 'virtual:texts'
import { create } from 'zustand'
import type { TextArea, Texts } from './generated/texts.d.ts'
import { fallbackLocale, keepLocale, type Locale, markDocument, readLocale } from './locale.ts'

export type { TextArea } from './generated/texts.d.ts'
export type TextKey = keyof Texts
/** Keys whose text takes no parameter: what a title or a label may be. */
export type PlainTextKey = { [K in TextKey]: Texts[K] extends null ? K : never }[TextKey]
export type TextParameters<K extends TextKey> = Texts[K] extends null ? [] : [values: Texts[K]]
export type Translate = <K extends TextKey>(key: K, ...values: TextParameters<K>) => string

/** Words that operators have put in place of the site's own; an empty one changes nothing. */
type Replaced = readonly { key: string; thai: string; english: string }[]
type LoadedTexts = {
  locale: Locale
  texts: Record<string, CompiledMessage>
  replaced?: Replaced | undefined
}

export const useLoadedTexts = create<LoadedTexts>()(() => ({ locale: readLocale(), texts: {} }))

/** Areas that were asked for, each with the promise of its first arrival. */
const wanted = new Map<TextArea, Promise<void>>()
/** Keys that were to be shown before they were here. */
const missed = new Set<string>()
let latestChange = 0

/** Resolves once the texts of these areas can be shown in the current language. */
export async function needTexts(areas: readonly TextArea[]): Promise<void> {
  await Promise.all(areas.map((area) => wanted.get(area) ?? startLoading(area)))
}

/** Code that is on its way, together with the texts it shows. */
export async function withTexts<T>(areas: readonly TextArea[], code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, needTexts(areas)])
  return loaded
}

/**
 * Every area that is in use changes at once; of two quick changes the later one holds. Without its
 * words, as when the network is away, nothing changes: others under its name would be wrong.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  const change = ++latestChange
  const texts = await loadWanted(locale).catch(() => null)
  if (texts === null || change !== latestChange) return
  keepLocale(locale)
  markDocument(locale)
  useLoadedTexts.setState({ locale, texts })
}

/** For code outside components; a component takes `useText`, which follows the language. */
export const text: Translate = (key, ...values) => translate(useLoadedTexts.getState(), key, values)

export function translate(from: LoadedTexts, key: TextKey, values: readonly unknown[]): string {
  const own = from.replaced?.find((one) => one.key === key)
  const said = from.locale === 'th-TH' ? own?.thai : own?.english
  if (said) return said
  const message = from.texts[key]
  // On its way, as after going back to a page that was never loaded: blank until it is here.
  if (message === undefined) {
    missed.add(key)
    return ''
  }
  return String(format(message, from.locale, values[0] as Record<string, string>, options))
}

function startLoading(area: TextArea): Promise<void> {
  const arrival = addArea(area).catch((error: unknown) => {
    wanted.delete(area)
    throw error
  })
  wanted.set(area, arrival)
  return arrival
}

async function addArea(area: TextArea): Promise<void> {
  const { locale } = useLoadedTexts.getState()
  const added = await loadArea(locale, area)
  const now = useLoadedTexts.getState()
  // The language changed while these were on their way: the change has loaded this area too.
  if (now.locale !== locale) return
  const isMissed = Object.keys(added).some((key) => missed.has(key))
  if (isMissed) useLoadedTexts.setState({ texts: { ...now.texts, ...added } })
  // Only a page that is still to come needs them: nothing that is shown is drawn again.
  else Object.assign(now.texts, added)
}

/** All areas in use, also those that were asked for while others were loading. */
async function loadWanted(locale: Locale): Promise<LoadedTexts['texts']> {
  const texts: LoadedTexts['texts'] = {}
  const done = new Set<TextArea>()
  while (done.size < wanted.size) {
    const missing = [...wanted.keys()].filter((area) => !done.has(area))
    for (const area of missing) done.add(area)
    const loaded = await Promise.all(missing.map((area) => loadFrom(locale, area)))
    Object.assign(texts, ...loaded.map((one) => one.texts))
  }
  return texts
}

async function loadArea(locale: Locale, area: TextArea): Promise<LoadedTexts['texts']> {
  const { texts } = await loadFrom(locale, area).catch(() => loadFrom(fallbackLocale, area))
  return texts
}

async function loadFrom(locale: Locale, area: TextArea) {
  const load =
    textLoaders[locale]?.[area] ?? (await loadLateTexts()).lateTextLoaders[locale]?.[area]
  if (!load) throw new Error(`no texts of ${area} in ${locale}`)
  return load()
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: keepEach((...settings) => new Intl.DateTimeFormat(...settings)),
    getNumberFormat: keepEach((...settings) => new Intl.NumberFormat(...settings)),
    getPluralRules: keepEach((...settings) => new Intl.PluralRules(...settings)),
  },
}

/** Making a format takes a slow phone some milliseconds: each is made once. */
function keepEach<Settings extends unknown[], Format>(make: (...settings: Settings) => Format) {
  const made = new Map<string, Format>()
  return (...settings: Settings): Format => {
    const key = JSON.stringify(settings)
    const kept = made.get(key) ?? make(...settings)
    made.set(key, kept)
    return kept
  }
}
