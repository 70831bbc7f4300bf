import { openDatabase } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { startScratchPostgres } from '../../scripts/embedded-postgres.ts'
import { startBesieged } from './besieged.ts'

/** The house in a process of its own, with the limits of production, so that attacks cost it. */
const quiet = () => undefined
const postgres = await startScratchPostgres()
const template = openDatabase(postgres.url, 2, quiet)
await migrate(template, quiet)
await template.end()
const limits = {
  CALLS_PER_MINUTE: '1200',
  PASSWORD_WAIT_MS: '3000',
  PASSWORD_COST: 'full',
  DATABASE_WAIT_MS: '10000',
}
const { place, stop } = await startBesieged(postgres.url, limits)
process.send?.(place)
process.once('disconnect', () => {
  void stop().then(() => postgres.stop())
})
