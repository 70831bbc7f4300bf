import { offerWords } from './thai-offer.ts'
import { promotionWords } from './thai-promotions.ts'
import { settingWords } from './thai-settings.ts'

/** The Thai of every name, explanation and refusal of a form, by its English. */
export const thai: Readonly<Record<string, string>> = {
  ...settingWords,
  ...promotionWords,
  ...offerWords,
  '': '',
}
