import { slotGame } from '../slots/engine.ts'
import { paytable } from './paytable.ts'
import { tellResult } from './result.ts'
import { name, pages } from './texts.ts'

export const sugarOrbit = slotGame({
  id: 'sugar-orbit',
  catalogueId: 105,
  name,
  pages,
  paytable,
  tell: tellResult,
  maxStake: 100_000,
})
