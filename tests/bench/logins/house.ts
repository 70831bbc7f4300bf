import { openDatabase } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { startScratchPostgres } from '../../../scripts/embedded-postgres.ts'
import { startStack } from '../../stack/stack.ts'

/** A server in a process of its own, so that who measures does not slow who is measured. */
const quiet = () => undefined
const postgres = await startScratchPostgres()
const template = openDatabase(postgres.url, 2, quiet)
await migrate(template, quiet)
await template.end()
const env = { TRUST_PROXY: '1', PARLOUR_MODE: 'demo' }
const stack = await startStack({ clusterUrl: postgres.url, env })
const player = await stack.signIn()
process.send?.({ url: stack.url, player })

process.once('disconnect', () => {
  void stack.stop().then(() => postgres.stop())
})
