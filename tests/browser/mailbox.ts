import { type Database, openDatabase } from '@parlour/server/db.ts'
import { type NewMail, writeMail } from '@parlour/server/messages/index.ts'
import { createPlayer } from '@parlour/server/players/index.ts'
import { cookieName, startSession } from '@parlour/server/session/index.ts'
import { test as base, type Page } from './fixtures.ts'

type Letter = Partial<Pick<NewMail, 'box' | 'rewards' | 'lifeDays'>> & { title: string }

type Mailbox = {
  /** Puts mails into the player's boxes, the last one on top. */
  put: (...letters: Letter[]) => Promise<void>
}

/** A new player, signed in, whose mail the test writes. */
export const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: async ({ page, baseURL }, provide) => {
    const database = openDatabase(process.env['STACK_DATABASE_URL'] ?? '', 2, () => undefined)
    const playerId = await signIn(database, page, baseURL ?? '')
    await provide({ put: (...letters) => putInto(database, playerId, letters) })
    await database.end()
  },
})

async function signIn(database: Database, page: Page, url: string): Promise<number> {
  const account = `mail${crypto.randomUUID().slice(0, 8)}`
  const from = { device: '', model: '', os: '', address: '' }
  const { playerId, token, cookie } = await database.transaction(async (tx) => {
    const made = await createPlayer(tx, { account, nickname: account })
    if (made === null) throw new Error(`${account} exists already`)
    return { playerId: made, ...(await startSession(tx, made, from)) }
  })
  await page.addInitScript((value) => localStorage.setItem('ACCESS_TOKEN', value), token)
  await page.context().addCookies([{ name: cookieName, value: cookie, url }])
  return playerId
}

async function putInto(database: Database, playerId: number, letters: Letter[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { title, box = 0, ...rest } of letters) {
      const content = `${title}: <b>เนื้อความ</b>`
      const texts = { title, titleEn: `${title} (en)`, content, contentEn: content }
      await writeMail(tx, { playerId, box, texts, ...rest })
    }
  })
}
