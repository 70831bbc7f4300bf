export { words } from '../../i18n/words/forms.ts'
export { ContentScreen as View } from './ContentScreen.tsx'
