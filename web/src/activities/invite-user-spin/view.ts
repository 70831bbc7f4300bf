import type { ActivityView } from '../activity.ts'
import { SpinPage } from './SpinPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'InviteUserSpin'> = {
  pages: { '/activity/spin': SpinPage },
  writeRules,
}
