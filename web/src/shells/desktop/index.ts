import type { LoadedShell } from '../router.ts'
import { DesktopShell } from './DesktopShell.tsx'
import { desktopTable } from './routes.ts'

export const desktop: LoadedShell = { table: desktopTable, Shell: DesktopShell }
