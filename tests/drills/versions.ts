import path from 'node:path'
import { parseArgs } from 'node:util'
import { startScratchPostgres } from '../../scripts/embedded-postgres.ts'
import { tellReport } from './report.ts'
import { drillVersions } from './versions-drill.ts'

// `npm run drill:versions -- --before=FOLDER [--copies=2 --players=12 --sabotage]`: the folder is
// a checkout of the release before, installed (`git worktree add FOLDER v1.0.0`, then `npm ci` in
// it). With `--sabotage` this release wants what the one before does not write: then the drill has
// to fail.
const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    copies: { type: 'string', default: '2' },
    players: { type: 'string', default: '12' },
    sabotage: { type: 'boolean', default: false },
  },
})
if (values.before === undefined) throw new Error('--before=FOLDER: a checkout of another release')
const postgres = await startScratchPostgres()
try {
  const sizes = { copies: Number(values.copies), players: Number(values.players) }
  const before = path.resolve(values.before)
  const wish = { before, isSabotaged: values.sabotage, ...sizes }
  const report = await drillVersions({ databaseUrl: postgres.url, ...wish })
  process.exitCode = tellReport('versions', report) ? 0 : 1
} finally {
  await postgres.stop()
}
