export { words } from '../../i18n/words/files.ts'
export { FilesScreen as View } from './FilesScreen.tsx'
