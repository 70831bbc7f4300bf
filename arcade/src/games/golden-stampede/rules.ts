import { slotGame } from '../slots/engine.ts'
import { paytable } from './paytable.ts'
import { tellResult } from './result.ts'
import { name, pages } from './texts.ts'

export const goldenStampede = slotGame({
  id: 'golden-stampede',
  catalogueId: 111,
  name,
  pages,
  paytable,
  tell: tellResult,
  maxStake: 50_000,
})
