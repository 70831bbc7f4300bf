import { onFirstOpen } from './overlay/on-first-open.tsx'
import type { RewardModalProps } from './overlay/panel-props.ts'

export type { RewardModalProps, RewardLine } from './overlay/panel-props.ts'

export const RewardModal = onFirstOpen<RewardModalProps>((panels) => panels.RewardPanel)
