export { words } from '../../i18n/words/health.ts'
export { HealthScreen as View } from './HealthScreen.tsx'
