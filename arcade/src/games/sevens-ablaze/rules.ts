import { slotGame } from '../slots/engine.ts'
import { paytable } from './paytable.ts'
import { name, pages } from './texts.ts'

export const sevensAblaze = slotGame({
  id: 'sevens-ablaze',
  catalogueId: 104,
  name,
  pages,
  paytable,
  maxStake: 100_000,
})
