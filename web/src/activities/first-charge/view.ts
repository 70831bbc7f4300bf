import type { ActivityView } from '../activity.ts'
import { FirstChargePage } from './FirstChargePage.tsx'
import { FirstChargeModal } from './FirstChargeModal.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'FirstCharge'> = {
  pages: { '/activity/firstCharge': FirstChargePage },
  modal: FirstChargeModal,
  writeRules,
}
