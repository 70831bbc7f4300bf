import { onFirstOpen } from './overlay/on-first-open.tsx'
import type { DrawerProps } from './overlay/panel-props.ts'

export type { DrawerProps } from './overlay/panel-props.ts'

export const Drawer = onFirstOpen<DrawerProps>((panels) => panels.DrawerPanel)
