import type { TextKey, TextParameters, Translate } from '../../i18n/texts.ts'

/** The pages of entry speak with these alone: a union of every text would be too much for types. */
type EntryKey = Extract<TextKey, `${'bind' | 'common' | 'errInputText' | 'login'}.${string}`>

/** A text to be said later, with its parameters: rules answer these, components say them. */
export type Message = { [K in EntryKey]: readonly [key: K, ...values: TextParameters<K>] }[EntryKey]

export function say(t: Translate, [key, ...values]: Message): string {
  return (t as (key: TextKey, ...values: readonly unknown[]) => string)(key, ...values)
}
