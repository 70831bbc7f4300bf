import { createApp, startServer } from './app.ts'
import type { Config } from './config.ts'
import { BadSettings, readConfig } from './config.ts'
import { findConnectionProblem } from './frame/connection-problem.ts'
import { migrate } from './frame/migrations.ts'
import { noteShards } from './frame/shards.ts'
import { spread } from './frame/spread.ts'
import { requireSameSecret } from './frame/secret-check.ts'
import { placement } from './placement.ts'
import { readPasswordList } from './players/index.ts'
import { startHistory } from './seed/history.ts'
import { seedDemo } from './seed/index.ts'
import { demoPast } from './seed/past.ts'

const say = (line: string) => void process.stderr.write(`${line}\n`)

const commands: Record<string, (config: Config) => Promise<void>> = {
  /** Brings the database to this code's version. */
  async migrate(config) {
    const { database } = createApp(config)
    await database.findPrimary()
    await migrate(database, say)
    await spread(database, placement, say)
    await requireSameSecret(database, config.PARLOUR_SECRET)
    await database.end()
  },
  /** Fills an empty database with the demo site; does nothing to one that has players. */
  async seed(config) {
    if (config.PARLOUR_MODE === 'production')
      throw new BadSettings(['seed: the demo’s players and passwords are not for production'])
    const { database } = createApp(config)
    await database.findPrimary()
    await noteShards(database)
    await seedDemo(database, config, demoPast, { isCrowdDue: config.PARLOUR_MODE === 'demo' })
    await database.end()
  },
  async serve(config) {
    requirePasswordList(config)
    const server = await startServer(config)
    say(`listening on ${server.url}`)
    const history = config.PARLOUR_MODE === 'demo' ? startHistory(server.app) : null
    stopWhenAsked(async () => {
      await history?.stop()
      await server.stop()
    })
  },
}

/** A list that is not there is told before anybody chooses a password. */
function requirePasswordList({ PASSWORD_LIST: file }: Config): void {
  try {
    if (file !== undefined) readPasswordList(file)
  } catch (error) {
    throw new BadSettings([`PASSWORD_LIST: ${(error as Error).message}`])
  }
}

/** Also stops when the process that started this one is gone, so that nothing is left behind. */
function stopWhenAsked(stop: () => Promise<void>): void {
  let isStopping = false
  const finish = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, finish)
}

async function main(): Promise<void> {
  const name = process.argv[2] ?? 'serve'
  const command = commands[name]
  if (!command)
    throw new BadSettings([`unknown command ${name}; there is ${Object.keys(commands).join(', ')}`])
  const config = readConfig()
  await command(config).catch((error: unknown) => {
    const problem = findConnectionProblem(error, config.DATABASE_URL)
    throw problem ? new BadSettings([`DATABASE_URL: ${problem}`]) : error
  })
}

main().catch((error: unknown) => {
  say(error instanceof BadSettings ? error.message : String((error as Error)?.stack ?? error))
  process.exit(1)
})
