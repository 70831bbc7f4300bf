import type { ActivityView } from '../activity.ts'
import { AccumulatedRechargeModal } from './AccumulatedRechargeModal.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'AccumulatedRecharge'> = {
  modal: AccumulatedRechargeModal,
  writeRules,
}
