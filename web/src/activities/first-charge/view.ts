import type { ActivityView } from '../activity.ts'
import { FirstChargeModal, FirstChargePage } from './FirstCharge.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'FirstCharge'> = {
  pages: { '/activity/firstCharge': FirstChargePage },
  modal: FirstChargeModal,
  writeRules,
}
