import { ladderGame } from '../ladder/rules.ts'
import { leastReturn, levels, name, pages } from './title.ts'

export const koiAscend = ladderGame({
  id: 'koi-ascend',
  catalogueId: 203,
  kind: 'fish',
  name,
  pages,
  levels,
  leastReturn,
})
