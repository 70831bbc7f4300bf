import { ladderGame } from '../ladder/rules.ts'
import { leastReturn, levels, name, pages } from './title.ts'

export const chickDash = ladderGame({
  id: 'chick-dash',
  catalogueId: 606,
  kind: 'games',
  name,
  pages,
  levels,
  leastReturn,
})
