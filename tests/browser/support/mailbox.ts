import { type Database, openDatabase } from '@parlour/server/frame/db.ts'
import { type NewMail, writeMail } from '@parlour/server/messages/index.ts'
import { test as base } from './fixtures.ts'
import { become, databases, enterNew } from './people.ts'

type Letter = Partial<Pick<NewMail, 'box' | 'rewards' | 'lifeDays'>> & { title: string }

type Mailbox = {
  playerId: number
  /** Puts mails into the player's boxes, the last one on top. */
  put: (...letters: Letter[]) => Promise<void>
}

/** A new player, signed in, whose mail the test writes. */
export const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: async ({ page, baseURL }, provide) => {
    const player = await enterNew()
    await become(page, player, baseURL ?? '')
    const database = openDatabase(databases.demo(), 2, () => undefined)
    const { playerId } = player
    await provide({ playerId, put: (...letters) => putInto(database, playerId, letters) })
    await database.end()
  },
})

async function putInto(database: Database, playerId: number, letters: Letter[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { title, box = 0, ...rest } of letters) {
      const content = `${title}: <b>เนื้อความ</b>`
      const texts = { title, titleEn: `${title} (en)`, content, contentEn: content }
      await writeMail(tx, { playerId, box, texts, ...rest })
    }
  })
}
