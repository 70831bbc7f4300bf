import { parseArgs } from 'node:util'
import { startScratchPostgres } from '../../scripts/embedded-postgres.ts'
import { drillCopies } from './copies-drill.ts'
import { tellReport } from './report.ts'

// `npm run drill:copies [-- --copies=3 --rounds=3 --players=24 --sabotage]`: copies of the server
// behind the proxy of `npm run copies` are renewed one by one under play, then one is killed with
// -9. With `--sabotage` all are killed at once, not one by one: then the drill has to fail.
const { values } = parseArgs({
  options: {
    copies: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    players: { type: 'string', default: '24' },
    sabotage: { type: 'boolean', default: false },
  },
})
const postgres = await startScratchPostgres()
try {
  const { copies, rounds, players } = values
  const sizes = { copies: Number(copies), rounds: Number(rounds), players: Number(players) }
  const isSabotaged = values.sabotage
  const report = await drillCopies({ databaseUrl: postgres.url, ...sizes, isSabotaged })
  process.exitCode = tellReport('copies', report) ? 0 : 1
} finally {
  await postgres.stop()
}
