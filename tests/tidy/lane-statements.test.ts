import { placement } from '@parlour/server/placement.ts'
import { expect, test } from 'vitest'
import { laneStatements } from '../cluster/lane-statements.ts'

// One table of players without its mark, and a spread database asks every machine: then all wait
// for the one that is dead. Whether each is one task is seen on a cluster; this holds everywhere.
const named = /\b(?:from|join)\s+(\w+)(?:\s+(?!where|left|join|on|using|order|limit|set)(\w+))?/g

test.each(laneStatements.map((one) => [one.name, one.text] as const))(
  'every table of players in %s says whose rows it means',
  (_name, text) => {
    const words = [...text.matchAll(named)]
    const ofPlayers = words.filter(([, table = '']) => typeof placement[table] === 'object')
    // Of one table alone it is seen from the players themselves.
    if (ofPlayers.length === 1) return
    const aliases = ofPlayers.map(([, table, alias]) => alias ?? table)
    const marks = [...text.matchAll(/\/\*only (\w+)\./g)].map(([, alias]) => alias)
    for (const alias of new Set(aliases)) {
      const count = (list: readonly unknown[]) => list.filter((one) => one === alias).length
      expect(count(marks), `marks of ${alias}`).toBeGreaterThanOrEqual(count(aliases))
    }
  },
)
