import { saveConfig } from '@parlour/server/activities/index.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { seedDemo } from '@parlour/server/seed/index.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { noteBigWin } from '@parlour/server/site/index.ts'
import { buildPages } from '../../../scripts/build.ts'
import { startScratchPostgres } from '../../../scripts/embedded-postgres.ts'
import { startArcade } from '../../stack/arcade-room.ts'
import { openWholeCatalogue } from '../../stack/full-catalogue.ts'
import { freePort } from '../../stack/free-port.ts'
import { listSeasons } from '../../stack/seasons.ts'
import { startSandbox } from '../../stack/sandbox.ts'
import { type Stack, startStack } from '../../stack/stack.ts'

const quiet = () => undefined

// A build of one's own, while writing tests.
const webDir = process.env['WEB_DIR']
if (!webDir) await buildPages({ say: (line) => console.error(line) })
const postgres = await startScratchPostgres()
const template = openDatabase(postgres.url, 2, quiet)
await migrate(template, quiet)
await template.end()

// The demo site, and one that is green and registers by phone, with the outside world beside them.
const port = await freePort()
const publicUrl = `http://127.0.0.1:${port}`
const sandbox = await startSandbox(publicUrl)
const arcade = await startArcade(publicUrl)
const CONSOLE_PORT = String(await freePort())
const stack = await openSite({
  PORT: String(port),
  PUBLIC_URL: publicUrl,
  CONSOLE_PORT,
  ...arcade.env,
})
await holdSeasons(stack, true)
await tellWins(stack)
const green = await openSite({})
await holdSeasons(green, false)
await change(green, { mode: 'green', siteCode: '6b', registerType: 'phone', otpStatus: true })

// Every title switched on: the lobby as it will look. Codes are switched off here.
const full = await openSite({})
await holdSeasons(full, false)
await change(full, { registerType: 'phone', otpStatus: false })
await openWholeCatalogue(full.app.database)
await tellWins(full)
await full.app.database.transaction(async (tx) => {
  const told = { isOn: true, sort: 90, author: 'test' }
  const { noticeId } = await tx.row<{ noticeId: number }>(sql`
    select max(notice_id) as "noticeId" from site_notices`)
  await saveConfig(tx, { ...told, activity: 'Notice', config: { noticeId } })
  const link = 'https://example.com/landao/community'
  await saveConfig(tx, { ...told, activity: 'OutLink', config: { link } })
  // Here the programme runs that the other one replaces elsewhere.
  await saveConfig(tx, { ...told, activity: 'Agent5', config: {}, isOn: false })
})

// Whose settings operators change while nobody else is there.
const calm = await openSite({})

console.log(
  JSON.stringify({
    STACK_URL: stack.url,
    STACK_CONSOLE_URL: stack.consoleUrl,
    STACK_SECRET: stack.app.config.PARLOUR_SECRET,
    STACK_GREEN_URL: green.url,
    STACK_GREEN_DATABASE_URL: green.databaseUrl,
    STACK_FULL_URL: full.url,
    STACK_FULL_DATABASE_URL: full.databaseUrl,
    STACK_CALM_URL: calm.url,
    STACK_CALM_CONSOLE_URL: calm.consoleUrl,
    STACK_CALM_SECRET: calm.app.config.PARLOUR_SECRET,
    STACK_CALM_DATABASE_URL: calm.databaseUrl,
    STACK_SANDBOX_URL: sandbox.url,
    STACK_DATABASE_URL: stack.databaseUrl,
  }),
)

process.stdin.resume()
process.stdin.once('end', () => void stop())

async function openSite(env: Record<string, string>): Promise<Stack> {
  const shared = {
    ...sandbox.env,
    ...(webDir && { WEB_DIR: webDir }),
    ACCOUNTS_PER_ADDRESS: '1000',
  }
  const site = await startStack({ clusterUrl: postgres.url, env: { ...shared, ...env } })
  await seedDemo(site.app.database, site.app.config)
  return site
}

/** What comes and goes with the calendar is here all the time, or never: no test has its day. */
async function holdSeasons({ app }: Stack, isOn: boolean): Promise<void> {
  await app.database.transaction(async (tx) => {
    for (const [index, [activity, config]] of listSeasons().entries())
      await saveConfig(tx, { activity, config, isOn, sort: 50 + index, author: 'test' })
  })
}

/** As every house that is visited has: the first one a test wins would move what others look at. */
async function tellWins(site: Stack): Promise<void> {
  const { playerId } = await site.signIn()
  await site.app.database.transaction(async (tx) => {
    for (const gameId of [101, 202, 601])
      await noteBigWin(tx, { kind: 'jackpot', playerId, gameId, amount: 48_250_00 })
  })
}

async function change({ app }: Stack, settings: object): Promise<void> {
  const now = await readSettings(app.database)
  const next = { ...now.settings, ...settings }
  await app.database.transaction((tx) =>
    saveSettings(tx, { settings: next, basedOn: now.version, author: 'test' }),
  )
}

async function stop(): Promise<void> {
  await stack.stop()
  await green.stop()
  await full.stop()
  await calm.stop()
  await arcade.stop()
  await sandbox.stop()
  await postgres.stop()
  process.exit(0)
}
