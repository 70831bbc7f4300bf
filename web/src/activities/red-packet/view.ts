import type { ActivityView } from '../activity.ts'
import { RedPacketPanel } from './RedPacketPanel.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'RedPacket'> = { panel: RedPacketPanel, writeRules }
