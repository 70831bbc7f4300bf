import { slotGame } from '../slots/engine.ts'
import { paytable } from './paytable.ts'
import { tellResult } from './result.ts'
import { name, pages } from './texts.ts'

export const sevensAblaze = slotGame({
  id: 'sevens-ablaze',
  catalogueId: 104,
  name,
  pages,
  paytable,
  tell: tellResult,
  maxStake: 100_000,
})
