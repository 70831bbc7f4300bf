import { openDatabase } from '@parlour/server/db.ts'
import { migrate } from '@parlour/server/migrations.ts'
import { buildWeb } from '../../scripts/build.ts'
import { startScratchPostgres } from '../../scripts/embedded-postgres.ts'
import { startStack } from '../stack.ts'

const quiet = () => undefined

await buildWeb({ say: (line) => console.error(line) })
const postgres = await startScratchPostgres()
const template = openDatabase(postgres.url, 2, quiet)
await migrate(template, quiet)
await template.end()

const stack = await startStack({ clusterUrl: postgres.url })
const player = await stack.signIn()
console.log(
  JSON.stringify({
    STACK_URL: stack.url,
    STACK_TOKEN: player.token,
    STACK_COOKIE: player.cookie,
  }),
)

process.stdin.resume()
process.stdin.once('end', () => void stop())

async function stop(): Promise<void> {
  await stack.stop()
  await postgres.stop()
  process.exit(0)
}
