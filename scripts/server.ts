import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { BadSettings, readConfig } from '../server/src/config.ts'
import { buildPages } from './build.ts'
import { root } from './processes.ts'

// `npm run server`: the server alone, for production. The web app is built if it is not; the
// database is brought up to date unless MIGRATE=0 (when a release step of its own does that).
const main = path.join(root, 'server/src/main.ts')

process.env.PARLOUR_MODE = 'production'
requireSettings()
await buildPages({ say: (line) => console.log(line) })
if (process.env.MIGRATE !== '0') migrate()
process.argv.splice(1, process.argv.length, main, 'serve')
await import(main)

/** A bad setting is told before the time for a build is spent. */
function requireSettings(): void {
  try {
    readConfig()
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function migrate(): void {
  const { status } = spawnSync(process.execPath, [main, 'migrate'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
