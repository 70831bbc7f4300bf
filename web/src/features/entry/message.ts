import type { TextKey, TextParameters, Translate } from '../../i18n/texts.ts'

/** A text to be said later, with its parameters: rules answer these, components say them. */
export type Message = { [K in TextKey]: readonly [key: K, ...values: TextParameters<K>] }[TextKey]

export function say(t: Translate, [key, ...values]: Message): string {
  return (t as (key: TextKey, ...values: readonly unknown[]) => string)(key, ...values)
}
