import { parseArgs } from 'node:util'
import type { Sabotage } from './cluster-drill.ts'
import { drillCluster } from './cluster-drill.ts'
import { tellReport } from './report.ts'

// `CITUS_START=… npm run drill:cluster [-- --seconds=60 --copies=2 --players=24]`: for so long the
// machines of a spread database are killed with -9 under play, each worker and the one that is
// asked, then a worker joins; `npm run test:cluster` ends with it. The command starts a cluster of
// its own, with so many workers as a number after it says, and what has ended of it again. With
// `--sabotage=lost` (an acknowledged bet is taken out of the ledger) and `--sabotage=doubled` (one
// is played that nobody asked for) the drill has to fail.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    copies: { type: 'string', default: '2' },
    players: { type: 'string', default: '24' },
    sabotage: { type: 'string' },
  },
})
const { CITUS_START: command } = process.env
if (!command) throw new Error('CITUS_START: a command that starts a cluster and says its address')
const report = await drillCluster({
  command,
  seconds: Number(values.seconds),
  copies: Number(values.copies),
  players: Number(values.players),
  sabotage: values.sabotage as Sabotage | undefined,
})
process.exitCode = tellReport('cluster', report) ? 0 : 1
