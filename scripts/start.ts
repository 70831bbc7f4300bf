import { buildPages } from './build.ts'
import { arcade, preparations, sandbox, server } from './processes.ts'
import { keepShift, readDemoDate } from './start/clock/demo-date.ts'
import { movedSettings, moveDatabaseClock, moveFunctions } from './start/clock/moved-database.ts'
import { openArcades, openServers, readCopies } from './start/copies.ts'
import { startDatabase } from './start/database.ts'
import type { Disk } from './start/disk.ts'
import { requireSpace, watchDisk } from './start/disk.ts'
import { createHouse } from './start/house.ts'
import type { Lifecycle } from './start/lifecycle.ts'
import { runUntilStopped } from './start/lifecycle.ts'
import { requireFreePorts } from './start/ports.ts'
import { prepare } from './start/preparation.ts'
import { claimFolder } from './start/run-record.ts'
import { readSecrets } from './start/secrets.ts'
import { readSettings } from './start/settings.ts'
import type { Settings } from './start/settings.ts'
import { describeRunning } from './start/summary.ts'
import { sayAs } from './start/voice.ts'

// `npm start`: the whole house on one machine, with the embedded PostgreSQL unless DATABASE_URL
// is set. `npm run copies -- 3`: the same with several copies of the server and two of the arcade,
// each behind a proxy; SIGUSR2 renews them one by one.
const say = sayAs('parlour')

await runUntilStopped(async (lifecycle) => {
  const { signal, fail } = lifecycle
  const count = readCopies(process.argv.slice(2))
  const date = readDemoDate(process.argv.slice(2), process.env)
  const settings = await readSettings({ ...process.env, ...(date && { DATA_DIR: date.dataDir }) })
  const shiftMs = date && keepShift({ ...date, dataDir: settings.dataDir }, Date.now())
  const record = await claimFolder(settings.dataDir, say)
  lifecycle.add({ close: record.release })
  await requireFreePorts(settings)
  await requireSpace(settings.dataDir)
  // Before the database: one that exists without its secrets has lost them.
  const secrets = readSecrets(settings.dataDir, process.env)
  const disk = watchDisk(settings.dataDir, { say, signal })
  const building = startBuilding(lifecycle)
  const database = await openDatabase(settings, lifecycle, { disk, shiftMs })
  const environment = {
    ...settings.environment,
    ...secrets,
    ...(shiftMs !== null && movedClock(shiftMs)),
    DATABASE_URL: database.url,
  }
  const untilDatabase = async () => {
    await disk.untilFree()
    await database.untilUp()
  }
  const house = createHouse({ settings, environment, record, untilDatabase, giveUp: fail })
  lifecycle.add(house)
  house.open(sandbox)
  if (count === 1) house.open(arcade)
  for (const preparation of preparations) {
    await prepare(preparation, { dataDir: settings.dataDir, environment, signal })
    if (shiftMs !== null) await moveFunctions(database.url)
  }
  await building
  signal.throwIfAborted()
  if (count === 1) house.open(server)
  await house.untilReady(signal)
  if (count > 1) {
    const around = { environment, record, untilDatabase, giveUp: fail }
    const given = { ...around, dataDir: settings.dataDir, settings }
    const copies = [await openArcades(given), await openServers(given, count)]
    for (const each of copies) lifecycle.add(each)
    await Promise.all(copies.map((each) => each.untilReady(signal)))
    const renew = () => Promise.all(copies.map((each) => each.renew(signal)))
    process.on('SIGUSR2', () => void renew().then(() => say('renewed'), fail))
  }
  console.log(describeRunning(settings, performance.now() / 1000))
})

/** A failed build need not wait for the database to be noticed. */
function startBuilding({ signal, add, fail }: Lifecycle): Promise<unknown> {
  const building = buildPages({ say, signal })
  building.catch(fail)
  add({ close: () => building.catch(() => {}) })
  return building
}

type Opening = { disk: Disk; shiftMs: number | null }

async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  lifecycle: Lifecycle,
  { disk, shiftMs }: Opening,
) {
  if (databaseUrl) return { url: databaseUrl, untilUp: () => Promise.resolve() }
  const moved = shiftMs === null ? {} : { settings: movedSettings }
  const database = await startDatabase(dataDir, { giveUp: lifecycle.fail, ...disk, ...moved })
  lifecycle.add({ close: database.stop })
  if (shiftMs !== null) await moveDatabaseClock(database.url, shiftMs)
  lifecycle.signal.throwIfAborted()
  return database
}

/** The rooms of a demo on another day load their clock first. */
function movedClock(shiftMs: number) {
  const file = new URL('./start/clock/moved-date.ts', import.meta.url)
  return { NODE_OPTIONS: `--import ${file.href}`, DEMO_CLOCK_SHIFT_MS: String(shiftMs) }
}
