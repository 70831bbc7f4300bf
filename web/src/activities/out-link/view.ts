import type { ActivityView } from '../activity.ts'
import type { WriteRules } from '../rules/words.ts'

const writeRules: WriteRules<'OutLink'> = () => ({ lines: [] })

export const view: ActivityView<'OutLink'> = { writeRules }
