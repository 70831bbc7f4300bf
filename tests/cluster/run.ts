import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { buildPages } from '../../scripts/build.ts'
import { startCluster } from '../stack/cluster.ts'

// `npm run test:cluster [-- FILES]`: call tests on a database that is spread over machines, the
// conformance of our wallet and the model of lives in it among them; then, when no files are given,
// the machines are killed: under bets, with a worker added (`drill:cluster`), and under everything
// that moves money (`hammer`). The cluster is the one of CLUSTER_URL, whose database is this
// command's own, or is started by the command CITUS_START with CITUS_WORKERS (2) after it, which
// prints its address. Without either nothing is tested: that is said. Some tests ask for pages, so
// these are built first.
const { CITUS_START: command } = process.env
const url = process.env.CLUSTER_URL ?? (command ? await startCluster(command) : undefined)
if (!url) {
  console.log('test:cluster: skipped, there is no cluster: set CLUSTER_URL or CITUS_START')
  process.exit(0)
}
const given = process.argv.slice(2)
const files = given.length > 0 ? given : listFiles()
await buildPages({ say: (line) => console.log(line) })
const isTrue = run('node_modules/.bin/vitest', ['run', '--project=calls', ...files])
const outlived = given.length > 0 || hammer()
process.exit(isTrue && outlived ? 0 : 1)

/** Whoever kills machines has to know how to start them again. */
function hammer(): boolean {
  if (!command) {
    console.log('test:cluster: no hammer, CITUS_START does not say how a machine is started again')
    return true
  }
  const drilled = run(process.execPath, ['tests/drills/cluster.ts', '--seconds=300'])
  return run(process.execPath, ['tests/wallet/hammer.ts', '--seconds=300']) && drilled
}

function run(program: string, words: string[]): boolean {
  const env = { ...process.env, CLUSTER_URL: url }
  return spawnSync(program, words, { stdio: 'inherit', env }).status === 0
}

function listFiles(): string[] {
  return globSync(['tests/{cluster,calls}/**/*.test.ts', 'server/src/**/*calls.test.ts']).toSorted()
}
