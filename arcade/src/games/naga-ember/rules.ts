import { slotGame } from '../slots/engine.ts'
import { paytable } from './paytable.ts'
import { tellResult } from './result.ts'
import { name, pages } from './texts.ts'

export const nagaEmber = slotGame({
  id: 'naga-ember',
  catalogueId: 101,
  name,
  pages,
  paytable,
  tell: tellResult,
  maxStake: 50_000,
})
