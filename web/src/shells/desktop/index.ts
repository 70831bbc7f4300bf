import type { LoadedShell } from '../shell-loader.ts'
import { DesktopShell } from './DesktopShell.tsx'
import { desktopTable } from './routes.ts'

export const desktop: LoadedShell = { table: desktopTable, Shell: DesktopShell }
