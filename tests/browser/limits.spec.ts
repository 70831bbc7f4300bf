import { sql } from '@parlour/server/frame/db.ts'
import { desktop, expect, expectAccessible, open, phone, test } from './support/fixtures.ts'
import { become, enterNew, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

test('a limit is set in one’s own figure, raised, and the raise is taken back', async ({
  page,
  signIn,
  complaints,
}) => {
  await page.setViewportSize(phone)
  await signIn()
  await open(page, '/limits')
  const kind = say('limits.kind.deposit')
  const named = (action: string) =>
    page.getByRole('button', { name: say('limits.editLabel', { action, kind }) })
  const field = page.getByRole('textbox', { name: kind })
  const save = page.getByRole('button', { name: say('limits.save') })
  await named(say('limits.set')).click()
  await field.fill('nothing')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText(say('limits.amountWrong'))
  await field.fill('1,500')
  await save.click()
  await expect(page.getByText(say('limits.left', { amount: '฿1,500' }))).toBeVisible()
  await named(say('limits.edit')).click()
  await field.fill('9,000')
  await save.click()
  await expect(page.getByText(say('limits.raiseWaits'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('limits.takeBack') }).click()
  await expect(page.getByText(say('limits.raiseWaits'))).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('stop now ends the sign-in after one question', async ({ page, signIn }) => {
  await page.setViewportSize(phone)
  await signIn()
  await open(page, '/break')
  await page.getByRole('button', { name: say('limits.stopButton') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: say('limits.begin') }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('an excluded player is led to the page that says until when, and to withdrawing', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desktop)
  const player = await enterNew()
  await withDatabase((database) =>
    database.run(sql`insert into limits_players (player_id, pause_kind, pause_from, pause_until)
      values (${player.playerId}, 'exclusion', now(), now() + interval '1 year')`),
  )
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/home')
  await expect(page).toHaveURL('/break', { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: say('limits.paused') })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: say('title.withdraw') })
    .click()
  await expect(page).toHaveURL('/lobby/wallets/withdraw')
})
