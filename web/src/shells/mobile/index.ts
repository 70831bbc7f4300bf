import type { LoadedShell } from '../route.ts'
import { MobileShell } from './MobileShell.tsx'
import { mobileTable } from './routes.ts'

export const mobile: LoadedShell = { table: mobileTable, Shell: MobileShell }
