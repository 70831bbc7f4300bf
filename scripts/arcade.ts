import path from 'node:path'
import { BadSettings, readConfig } from '../arcade/src/config.ts'
import { arcadeFiles, buildArcade } from './build/arcade.ts'
import { root } from './processes.ts'

// `npm run arcade`: the arcade alone, for production. What browsers are sent is built if it is not,
// and nothing is bundled while it runs.
const main = path.join(root, 'arcade/src/main.ts')

requireSettings()
await buildArcade({ say: (line) => console.log(line) })
process.env.CLIENT_DIR = arcadeFiles
await import(main)

/** A bad setting, and a house that would forget its rounds, are told before anything is built. */
function requireSettings(): void {
  try {
    const { DATA_DIR, ARCADE_DATABASE_URL } = readConfig()
    if (DATA_DIR || ARCADE_DATABASE_URL) return
    throw new BadSettings(['DATA_DIR or ARCADE_DATABASE_URL: rounds must be kept somewhere'])
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
