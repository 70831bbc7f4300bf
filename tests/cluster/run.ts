import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { startCluster } from '../stack/cluster.ts'

// `npm run test:cluster [-- FILES]`: call tests on a database that is spread over machines. The
// cluster is the one of CLUSTER_URL, whose database is this command's own, or is started by the
// command CITUS_START, which prints its address. Without either nothing is tested: that is said.
const { CITUS_START: command } = process.env
const url = process.env.CLUSTER_URL ?? (command ? startCluster(command) : undefined)
if (!url) {
  console.log('test:cluster: skipped, there is no cluster: set CLUSTER_URL or CITUS_START')
  process.exit(0)
}
const given = process.argv.slice(2)
const files = given.length > 0 ? given : listFiles()
const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--project=calls', ...files], {
  stdio: 'inherit',
  env: { ...process.env, CLUSTER_URL: url },
})
process.exit(status ?? 1)

function listFiles(): string[] {
  return globSync(['tests/{cluster,calls}/**/*.test.ts', 'server/src/**/*calls.test.ts']).toSorted()
}
