import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files the browser loads: a schema library in one of them would land in every page. */
const browserFiles = [
  'activity-types.ts',
  'closing.ts',
  'csv.ts',
  'dots.ts',
  'game-features.ts',
  'game-types.ts',
  'gate.ts',
  'json-text.ts',
  'jurisdiction.ts',
  'limit-kinds.ts',
  'money.ts',
  'order-terms.ts',
  'player-state.ts',
  'registration-mode.ts',
  'report-figures.ts',
  'segment-fields.ts',
  'reward-items.ts',
  'talk-terms.ts',
]

test.each(browserFiles)('%s loads nothing but other browser files', (file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  const loaded = [...source.matchAll(/^(?:import|export) (?!type\b).* from '(.+)'/gm)]
  for (const [, target] of loaded) expect(browserFiles.map((name) => `./${name}`)).toContain(target)
})
