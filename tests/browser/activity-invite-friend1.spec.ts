import { sql } from '@parlour/server/frame/db.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  long,
  open,
  openLive,
} from './support/fixtures.ts'
import { floatsOf, phone, speak, test, walk } from './support/fixtures.ts'
import { bind } from './support/happenings.ts'
import { meetConditions, noteDeposit } from './support/inviting.ts'
import { become, enterNew, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

test('a new player invites two friends and receives coins and a coupon', async ({
  page,
  baseURL,
  complaints,
}) => {
  const player = await enterNew()
  await bind(player.playerId)
  await noteDeposit(player.playerId)
  await become(page, player, baseURL ?? '')
  await openLive(page, '/activity/inviteFriends')
  await expect(page.getByRole('timer')).toHaveText(/^7[12]:\d\d:\d\d$/)
  await expect(page.getByText('1/3')).toBeVisible()
  await expect(page.getByText(say('inviteFriend.newPlayers')).first()).toBeVisible()
  await page.getByRole('button', { name: say('inviteFriend.invite'), exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('/register?invite=')
  await page.keyboard.press('Escape')

  await meetConditions(player.playerId, 2)
  await expect(page.getByText('3/3')).toBeVisible()
  await page.getByRole('button', { name: say('inviteFriend.receive') }).click()
  const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
  await expect(reward).toContainText('50.00')
  await expect(reward).toContainText('+5%')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: say('inviteFriend.received') })).toBeDisabled()
  expect(complaints).toEqual([])
})

test('without a mobile the invitation leads to binding one; without it no gift', async ({
  page,
  baseURL,
}) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await openLive(page, '/activity/inviteFriends')
  await page.getByRole('button', { name: say('inviteFriend.invite'), exact: true }).click()
  await expect(page).toHaveURL(/\/bind\?to=%2Factivity%2FinviteFriends$/)
  await meetConditions(player.playerId, 2)
  await walk(page, '/activity/inviteFriends')
  await expect(page.getByRole('button', { name: say('inviteFriend.receive') })).toBeDisabled()
  await expect(page.getByText(say('activity.needsMobile')).first()).toBeVisible()
})

test('its icon on home opens it over the lobby', async ({ page, signIn }) => {
  await signIn()
  await open(page, '/lobby/home')
  // One icon is shown, the others wait behind their number.
  await floatsOf(page).locator('[aria-expanded=false]').click()
  await page.getByRole('button', { name: say('reward.InviteFriend1') }).click()
  const modal = page.getByRole('dialog', { name: say('inviteFriend.title') })
  await expect(modal.getByText('1/3')).toBeVisible()
  await expect(modal.getByRole('timer')).toHaveText(/^7[12]:\d\d:\d\d$/)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
})

test('who registered days ago is told that it is for new players', async ({ page, baseURL }) => {
  const player = await enterNew()
  await withDatabase(async (database) => {
    await database.run(sql`update players set created_at = now() - interval '4 days'
      where player_id = ${player.playerId}`)
  })
  await become(page, player, baseURL ?? '')
  await open(page, '/activity/inviteFriends')
  await expect(page.getByText(say('activity.newPlayersOnly'))).toBeVisible()
})

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the invite page is accessible and fits, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, signIn }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await signIn()
      await open(page, '/activity/inviteFriends')
      await expect(page.getByText('1/3')).toBeVisible()
      await expectAccessible(page)
      await speak(page, 'en-US')
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      await expectFits(page, kind === 'phone' ? [320, 768] : [1024])
    },
  )
