export { words } from '../../i18n/words/operators.ts'
export { OperatorsScreen as View } from './OperatorsScreen.tsx'
