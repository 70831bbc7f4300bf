import { slotGame } from '../slots/engine.ts'
import { paytable } from './paytable.ts'
import { tellResult } from './result.ts'
import { name, pages } from './texts.ts'

export const prismRush = slotGame({
  id: 'prism-rush',
  catalogueId: 115,
  name,
  pages,
  paytable,
  tell: tellResult,
  maxStake: 100_000,
})
