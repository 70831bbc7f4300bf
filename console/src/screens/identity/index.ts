export { words } from '../../i18n/words/identity.ts'
export { IdentityScreen as View } from './IdentityScreen.tsx'
