import { words as acts } from '../../i18n/words/acts.ts'
import { words as asks } from '../../i18n/words/asks.ts'
import { words as ledger } from '../../i18n/words/ledger.ts'
import { words as players } from '../../i18n/words/players.ts'

export { LedgerScreen as View } from './LedgerScreen.tsx'
/** Orders are told as the page of their player tells them. */
export const words = { ...acts, ...asks, ...players, ...ledger }
