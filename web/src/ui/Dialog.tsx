import { onFirstOpen } from './overlay/on-first-open.tsx'
import type { DialogProps } from './overlay/panel-props.ts'

export type { DialogProps } from './overlay/panel-props.ts'

export const Dialog = onFirstOpen<DialogProps>((panels) => panels.DialogPanel)
