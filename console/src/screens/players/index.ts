import { words as acts } from '../../i18n/words/acts.ts'
import { words as asks } from '../../i18n/words/asks.ts'
import { words as forms } from '../../i18n/words/forms.ts'
import { words as identity } from '../../i18n/words/identity.ts'
import { words as linked } from '../../i18n/words/linked.ts'
import { words as players } from '../../i18n/words/players.ts'
import { words as promotions } from '../../i18n/words/promotions.ts'

export { PlayersScreen as View } from './PlayersScreen.tsx'
export const words = {
  ...acts,
  ...asks,
  ...forms,
  ...identity,
  ...promotions,
  ...linked,
  ...players,
}
