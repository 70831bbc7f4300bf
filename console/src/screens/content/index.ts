import { words as forms } from '../../i18n/words/forms.ts'
import { words as preview } from '../../i18n/words/preview.ts'

export { ContentScreen as View } from './ContentScreen.tsx'
export const words = { ...forms, ...preview }
