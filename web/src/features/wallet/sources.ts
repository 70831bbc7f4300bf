import { findSourceName, sourceName } from '../../activities/source-name.ts'
import type { PlainTextKey, Translate } from '../../i18n/texts.ts'

/** Money that is no reward. */
const own: Readonly<Record<string, PlainTextKey>> = {
  deposit: 'wallet.sourceDeposit',
  points: 'wallet.sourcePoints',
}

/** Where a requirement came from. */
export function sourceText(t: Translate, source: string): string {
  return t(findOwn(source) ?? sourceName(source))
}

/** What caused an entry: an order's number and a game's name are shown as they are. */
export function sourceOf(t: Translate, source: string): string {
  const key = findOwn(source) ?? findSourceName(source)
  return key ? t(key) : source
}

function findOwn(source: string): PlainTextKey | undefined {
  return Object.hasOwn(own, source) ? own[source] : undefined
}
