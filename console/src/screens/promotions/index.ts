import { words as forms } from '../../i18n/words/forms.ts'
import { words as preview } from '../../i18n/words/preview.ts'
import { words as promotions } from '../../i18n/words/promotions.ts'

export { PromotionsScreen as View } from './PromotionsScreen.tsx'
export const words = { ...forms, ...preview, ...promotions }
