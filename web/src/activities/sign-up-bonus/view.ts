import type { ActivityView } from '../activity.ts'
import { SignPage } from './SignPage.tsx'
import { SignPayPage } from './SignPayPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'SignUpBonus'> = {
  pages: { '/activity/sign': SignPage, '/activity/signPay': SignPayPage },
  writeRules,
}
