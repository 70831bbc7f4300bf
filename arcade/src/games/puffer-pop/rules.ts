import { ladderGame } from '../ladder/rules.ts'
import { leastReturn, levels, name, pages } from './title.ts'

export const pufferPop = ladderGame({
  id: 'puffer-pop',
  catalogueId: 205,
  kind: 'fish',
  name,
  pages,
  levels,
  leastReturn,
})
