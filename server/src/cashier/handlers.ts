import type { calls } from '@parlour/contract/index.ts'
import type { Handlers } from '../frame/module.ts'
import { cardHandlers } from './cards/handlers.ts'
import { depositHandlers } from './deposits/handlers.ts'
import { passwordHandlers } from './passwords/handlers.ts'
import { recordHandlers } from './records.ts'
import { safeboxHandlers } from './safebox.ts'
import { withdrawalHandlers } from './withdrawals/handlers.ts'

const all = {
  ...cardHandlers,
  ...depositHandlers,
  ...passwordHandlers,
  ...recordHandlers,
  ...safeboxHandlers,
  ...withdrawalHandlers,
}

export const cashierHandlers: Handlers<Pick<typeof calls, keyof typeof all>> = all
