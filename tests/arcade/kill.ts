import { parseArgs } from 'node:util'
import { games } from '@parlour/arcade/games/index.ts'
import { killIn, phasesOf } from './kill/kill-game.ts'

// `npm run kill [-- --players=50 --only=part of a name]`
// kill -9 of the arcade in every phase of every game while all these play: after it has come back
// and everybody has finished, no stake is without a result and no result was paid twice.
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
  },
})
let isGood = true
for (const game of games.filter(({ id }) => id.includes(values.only)))
  for (const phase of phasesOf(game)) {
    const { rounds, undone, faults } = await killIn(game, phase, Number(values.players))
    isGood &&= faults.length === 0
    const mark = faults.length === 0 ? 'ok ' : 'BAD'
    console.log(
      `${mark} ${game.id.padEnd(18)} ${phase.padEnd(8)} ${rounds} rounds, ${undone} undone`,
    )
    for (const fault of faults.slice(0, 5)) console.log(`    ${fault}`)
  }
process.exitCode = isGood ? 0 : 1
