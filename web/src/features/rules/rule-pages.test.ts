import { expect, test } from 'vitest'
import { findRulePage } from './rule-pages.ts'

test.each([
  ['/rule/points', ['Points']],
  ['/rule/signBonus', ['SignUpBonus']],
  ['/rule/agent', ['Agent', 'AgentCount']],
  ['/rule/dayBonus', ['FreeLoginBonus', 'FreeSign']],
  ['/rule/supply', ['Supply']],
  ['/rule/christmas', ['Christmas']],
  ['/rule/newYear', ['NewYear']],
  ['/rule/agent5', ['Agent5']],
  ['/rule/NEWYEAR', ['NewYear']],
  ['/rule/nothing', null],
  ['/rule/constructor', null],
])('%s explains %j', (path, names) => {
  expect(findRulePage(path)).toEqual(names)
})
