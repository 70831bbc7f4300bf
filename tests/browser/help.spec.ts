import { sql } from '@parlour/server/frame/db.ts'
import { addAnswer, markSeen } from '@parlour/server/messages/index.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { pngImage } from '../stack/pictures.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  open,
  openLive,
  phone,
  test,
} from './support/fixtures.ts'
import { become, enterNew, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

test('a question to support is answered while the page is open, and on the bell', async ({
  page,
  baseURL,
  complaints,
}) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await openLive(page, '/service/talk')
  await expect(page.getByText(say('help.talkEmpty'))).toBeVisible()
  await page.getByLabel(say('help.talkField')).fill('ถอนเมื่อ 22:31 ยังไม่เข้าบัญชี')
  await page.getByRole('button', { name: say('help.talkSend') }).click()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toContainText(['ยังไม่เข้าบัญชี'])
  await expect(page.getByLabel(say('help.talkField'))).toHaveValue('')
  await answer(player.playerId, 'เงินถึงธนาคารแล้ว')
  await expect(lines.nth(1)).toContainText('เงินถึงธนาคารแล้ว')
  await expect(lines.first()).toContainText(say('help.talkSeen'))
  await expectAccessible(page)
  await expectFits(page, [320, 390, 1440])
  expect(complaints).toEqual([])
})

test('a line waits for the picture it was written for', async ({ page, baseURL }) => {
  await become(page, await enterNew(), baseURL ?? '')
  await open(page, '/service/talk')
  const arrival = Promise.withResolvers<void>()
  await page.route('**/app/v1/sendTalkImage', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const slip = { name: 'slip.png', mimeType: 'image/png', buffer: await pngImage() }
  const leaving = page.waitForRequest('**/app/v1/sendTalkImage')
  await page.getByLabel(say('help.talkAttach')).setInputFiles(slip)
  await leaving
  await page.getByLabel(say('help.talkField')).fill('สลิปอยู่ในรูป')
  const send = page.getByRole('button', { name: say('help.talkSend') })
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await send.dispatchEvent('click')
  arrival.resolve()
  await expect(page.getByText(say('help.talkAttached'))).toBeVisible()
  await send.click()
  const line = page.getByRole('main').getByRole('listitem')
  await expect(line.getByRole('button', { name: say('help.talkPicture') })).toBeVisible()
  await expect(line).toHaveCount(1)
})

function answer(playerId: number, text: string): Promise<unknown> {
  return withDatabase((database) =>
    database.transaction(async (tx) => {
      const name = `support-${playerId}`
      await makeOperator(tx, name, ['talks.answer'])
      const { operatorId } = await tx.row<{ operatorId: number }>(sql`
        select operator_id as "operatorId" from operators where name = ${name}`)
      await markSeen(tx, playerId, 'support')
      return addAnswer(tx, { playerId, text }, operatorId)
    }),
  )
}
