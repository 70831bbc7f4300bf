import { execFileSync, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

// `npm run test:cluster [-- FILES]`: call tests on a database that is spread over machines. The
// cluster is the one of CLUSTER_URL, whose database is this command's own, or is started by the
// command CITUS_START, which prints its address. Without either nothing is tested: that is said.
const url = process.env.CLUSTER_URL ?? start(process.env.CITUS_START)
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

function start(command: string | undefined): string | undefined {
  if (!command) return undefined
  const said = execFileSync(command, { encoding: 'utf8', shell: true })
  return /postgres(?:ql)?:\/\/\S+/.exec(said)?.[0]
}

function listFiles(): string[] {
  return globSync(['tests/{cluster,calls}/**/*.test.ts', 'server/src/**/*calls.test.ts']).toSorted()
}
