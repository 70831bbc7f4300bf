import { parseArgs } from 'node:util'
import { drillFailover } from './failover-drill.ts'
import { tellReport } from './report.ts'

// `npm run drill:failover [-- --seconds=20 --copies=2 --players=24 --sabotage]`: a primary with a
// synchronous standby, copies of the server that know both, games at play; the primary is killed
// with -9 and the standby promoted. With `--sabotage` the standby is asynchronous and behind: then
// the drill has to fail.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    copies: { type: 'string', default: '2' },
    players: { type: 'string', default: '24' },
    sabotage: { type: 'boolean', default: false },
  },
})
const report = await drillFailover({
  seconds: Number(values.seconds),
  copies: Number(values.copies),
  players: Number(values.players),
  isSabotaged: values.sabotage,
})
process.exitCode = tellReport('failover', report) ? 0 : 1
