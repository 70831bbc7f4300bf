import { slotGame } from '../slots/engine.ts'
import { paytable } from './paytable.ts'
import { name, pages } from './texts.ts'

export const nagaEmber = slotGame({
  id: 'naga-ember',
  catalogueId: 101,
  name,
  pages,
  paytable,
  maxStake: 50_000,
})
