import type { ActivityView } from '../activity.ts'
import { RedPacketModal, RedPacketPanel } from './RedPacketPanel.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'RedPacket'> = {
  modal: RedPacketModal,
  panel: RedPacketPanel,
  writeRules,
}
