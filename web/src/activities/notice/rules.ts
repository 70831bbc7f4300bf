import type { WriteRules } from '../rules/words.ts'

export const writeRules: WriteRules<'Notice'> = () => ({ lines: [] })
