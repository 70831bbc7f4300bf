import { words as forms } from '../../i18n/words/forms.ts'
import { words as preview } from '../../i18n/words/preview.ts'
import { words as settings } from '../../i18n/words/settings.ts'

export { SettingsScreen as View } from './SettingsScreen.tsx'
export const words = { ...forms, ...preview, ...settings }
