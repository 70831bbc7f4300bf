import { words as promotions } from '../../i18n/words/promotions.ts'
import { words as reports } from '../../i18n/words/reports.ts'

export { ReportsScreen as View } from './ReportsScreen.tsx'
/** Bonuses are called as their promotions are. */
export const words = { ...promotions, ...reports }
