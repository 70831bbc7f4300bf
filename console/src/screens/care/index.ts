export { words } from '../../i18n/words/care.ts'
export { CareScreen as View } from './CareScreen.tsx'
