import { onFirstOpen } from './overlay/on-first-open.tsx'
import type { BottomSheetProps } from './overlay/panel-props.ts'

export type { BottomSheetProps } from './overlay/panel-props.ts'

/** Rises from below on a phone; a centred dialog from 1024 px. */
export const BottomSheet = onFirstOpen<BottomSheetProps>((panels) => panels.SheetPanel)
