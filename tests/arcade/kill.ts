import { parseArgs } from 'node:util'
import { games } from '@parlour/arcade/games/index.ts'
import { startScratchPostgres } from '../../scripts/embedded-postgres.ts'
import { emptyDatabase } from '../stack/empty-database.ts'
import { killIn, phasesOf } from './kill/kill-game.ts'

// `npm run kill [-- --players=50 --only=part of a name --copies=2]`
// kill -9 of the arcade in every phase of every game while all these play: after it has come back
// and everybody has finished, no stake is without a result and no result was paid twice. With two
// copies over one PostgreSQL nobody comes back: the other goes on, and the seconds until then are
// told.
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    copies: { type: 'string', default: '1' },
  },
})
const postgres = Number(values.copies) > 1 ? await startScratchPostgres() : null
let isGood = true
let slowest = 0
for (const game of games.filter(({ id }) => id.includes(values.only)))
  for (const phase of phasesOf(game)) {
    const databaseUrl = postgres ? await emptyDatabase(postgres.url) : undefined
    const found = await killIn(game, phase, Number(values.players), { databaseUrl })
    const { rounds, undone, faults, seconds } = found
    isGood &&= faults.length === 0
    slowest = Math.max(slowest, seconds)
    const mark = faults.length === 0 ? 'ok ' : 'BAD'
    const told = `${rounds} rounds, ${undone} undone, played on after ${seconds.toFixed(1)} s`
    console.log(`${mark} ${game.id.padEnd(18)} ${phase.padEnd(8)} ${told}`)
    for (const fault of faults.slice(0, 5)) console.log(`    ${fault}`)
  }
console.log(`the slowest played on after ${slowest.toFixed(1)} s`)
await postgres?.stop()
process.exitCode = isGood ? 0 : 1
