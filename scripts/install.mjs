// The first thing every command runs. Plain JavaScript without dependencies, because it must work
// on any Node >= 20 before anything is installed. Does nothing, quickly, when all is in place.
import { isInstalled, markInstalled } from './install/freshness.mjs'
import { ensureNodeBinary } from './install/node-binary.mjs'
import { InstallFailed, runNpmCi } from './install/npm-ci.mjs'
import { takeTurn } from './install/turn.mjs'

const oldestNode = 20

try {
  requireNode()
  if (!isInstalled()) await install()
} catch (error) {
  console.error(`\n${error instanceof InstallFailed ? error.message : error.stack}\n`)
  process.exitCode = 1
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= oldestNode) return
  throw new InstallFailed(
    `Parlour needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`,
  )
}

async function install() {
  const giveBack = await takeTurn()
  try {
    // Whoever had the turn before us may have done the work.
    if (isInstalled()) return
    const startedAtMs = Date.now()
    await runNpmCi()
    ensureNodeBinary()
    markInstalled()
    console.log(`Dependencies ready in ${((Date.now() - startedAtMs) / 1000).toFixed(0)} s.`)
  } finally {
    giveBack()
  }
}
