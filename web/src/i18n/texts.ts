import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { textLoaders } from 'virtual:texts'
import { create } from 'zustand'
import type { TextArea, Texts } from './generated/texts.d.ts'
import { fallbackLocale, keepLocale, type Locale, markDocument, readLocale } from './locale.ts'

export type { TextArea } from './generated/texts.d.ts'
export type TextKey = keyof Texts
/** Keys whose text takes no parameter: what a title or a label may be. */
export type PlainTextKey = { [K in TextKey]: Texts[K] extends null ? K : never }[TextKey]
export type TextParameters<K extends TextKey> = Texts[K] extends null ? [] : [values: Texts[K]]
export type Translate = <K extends TextKey>(key: K, ...values: TextParameters<K>) => string

type LoadedTexts = { locale: Locale; texts: Record<string, CompiledMessage> }

export const useLoadedTexts = create<LoadedTexts>()(() => ({ locale: readLocale(), texts: {} }))

const wantedAreas = new Set<TextArea>()
let latestChange = 0

/** Resolves once the texts of these areas can be shown in the current language. */
export async function needTexts(areas: readonly TextArea[]): Promise<void> {
  const missing = areas.filter((area) => !wantedAreas.has(area))
  const { locale } = useLoadedTexts.getState()
  if (missing.length > 0) addTexts(locale, await loadAreas(locale, missing))
  for (const area of missing) wantedAreas.add(area)
}

export async function changeLocale(locale: Locale): Promise<void> {
  const change = ++latestChange
  const texts = await loadAreas(locale, [...wantedAreas])
  if (change !== latestChange) return
  keepLocale(locale)
  markDocument(locale)
  useLoadedTexts.setState({ locale, texts })
}

/** For code outside components; a component takes `useText`, which follows the language. */
export const text: Translate = (key, ...values) => translate(useLoadedTexts.getState(), key, values)

export function translate(from: LoadedTexts, key: TextKey, values: readonly unknown[]): string {
  const message = from.texts[key]
  // On its way, as after going back to a page that was never loaded: blank until it is here.
  if (message === undefined) return ''
  return String(format(message, from.locale, values[0] as Record<string, string>, options))
}

function addTexts(locale: Locale, added: LoadedTexts['texts']): void {
  const state = useLoadedTexts.getState()
  // The language changed while these were on their way: that change has loaded them too, or will.
  if (state.locale === locale) useLoadedTexts.setState({ texts: { ...state.texts, ...added } })
}

async function loadAreas(
  locale: Locale,
  areas: readonly TextArea[],
): Promise<LoadedTexts['texts']> {
  const loaded = await Promise.all(areas.map((area) => loadArea(locale, area)))
  return Object.assign({}, ...loaded) as LoadedTexts['texts']
}

async function loadArea(locale: Locale, area: TextArea): Promise<LoadedTexts['texts']> {
  const load = (from: Locale) => textLoaders[from]?.[area]?.() ?? Promise.reject(new Error(from))
  const { texts } = await load(locale).catch(() => load(fallbackLocale))
  return texts
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: (...settings) => new Intl.DateTimeFormat(...settings),
    getNumberFormat: (...settings) => new Intl.NumberFormat(...settings),
    getPluralRules: (...settings) => new Intl.PluralRules(...settings),
  },
}
