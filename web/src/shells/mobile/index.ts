import type { LoadedShell } from '../router.ts'
import { MobileShell } from './MobileShell.tsx'
import { mobileTable } from './routes.ts'

export const mobile: LoadedShell = { table: mobileTable, Shell: MobileShell }
