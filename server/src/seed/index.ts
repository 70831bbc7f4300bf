import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { seedActivities } from '../activities/index.ts'
import type { Config } from '../config.ts'
import type { Database, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { askOneByOne } from '../frame/spread.ts'
import { createPlayer, hashPassword, hasPlayers, noteConsent } from '../players/index.ts'
import { addContent } from '../site/index.ts'
import { readSettings, saveSettings } from '../frame/settings.ts'
import { seedCatalogue } from './catalogue.ts'
import content from './demo-content.json' with { type: 'json' }
import { seedMails } from './mails.ts'
import { seedMoney } from './money.ts'
import type { Past } from './past.ts'
import { holdBooks } from './history.ts'
import { closePast, closePastInside, openPast } from './moved-clock.ts'
import { demoSettings } from './settings.ts'

const videos = [{ cover: '/film/lobby.webp', path: '/film/lobby.mp4' }]

/** The demo player's credentials, for the lines that `npm start` prints. */
type Demo = { account: string; password: string; walletPassword: string }
type Site = { config: Config; past: Past | undefined }

/** Fills an empty database with the demo site. A database that has players is left alone. */
export async function seedDemo(
  database: Database,
  config: Config,
  past?: Past,
  { isCrowdDue = false } = {},
): Promise<boolean> {
  const demo = {
    account: 'mali',
    password: `landao${randomInt(1000, 10_000)}`,
    walletPassword: `4829${randomInt(13, 89)}`,
  }
  const isSeeded = await database.transaction(async (tx) => {
    await tx.run(sql`set local lock_timeout = 0`)
    await askOneByOne(tx)
    await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:seed'))`)
    if (await hasPlayers(tx)) return false
    if (past) await openPast(tx)
    const playerId = await seedSite(tx, demo, { config, past })
    await past?.leaveThings(tx, playerId)
    if (past && isCrowdDue) await holdBooks(tx)
    else if (past && !tx.isSpread) await closePastInside(tx)
    return true
  })
  // What machines of players keep for the end of the transaction cannot be done before it.
  if (isSeeded && past && !isCrowdDue && database.shards > 0) await closePast(database)
  if (isSeeded) await writeDemo(config.DATA_DIR, demo)
  return isSeeded
}

async function seedSite(tx: Tx, demo: Demo, { config, past }: Site): Promise<number> {
  const { account, password, walletPassword } = demo
  await saveSettings(tx, { settings: demoSettings, basedOn: 0, author: 'seed' })
  await seedCatalogue(tx)
  await addContent(tx, { ...content, videos })
  await seedActivities(tx)
  const passwordHash = await hashPassword(password, { line: 'entry' })
  const playerId = await createPlayer(tx, {
    account,
    nickname: 'คุณมะลิ',
    avatar: 2,
    mobile: '66812345678',
    passwordHash,
  })
  if (playerId === null) throw new Error('the demo player exists already')
  const { settings } = await readSettings(tx)
  await noteConsent(tx, { playerId, termsVersion: settings.termsVersion, address: 'seed' })
  await seedMails(tx, playerId)
  await seedMoney(tx, { playerId, secret: config.PARLOUR_SECRET, walletPassword }, past)
  return playerId
}

async function writeDemo(folder: string, demo: Demo): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'demo.json'), JSON.stringify({ demo }), { mode: 0o600 })
}
