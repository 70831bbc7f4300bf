import type { ActivityView } from '../activity.ts'
import type { WriteRules } from '../rules/words.ts'

const writeRules: WriteRules<'Notice'> = () => ({ lines: [] })

export const view: ActivityView<'Notice'> = { writeRules }
