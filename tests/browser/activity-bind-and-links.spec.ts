import { sql } from '@parlour/server/frame/db.ts'
import { desktop, expect, long, open, openLive } from './support/fixtures.ts'
import { phone, test, walk } from './support/fixtures.ts'
import { bind, hearDeposit } from './support/happenings.ts'
import { test as fullSite } from './support/lobby.ts'
import { become, databases, enterNew, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `a bound mobile and a deposit pay by themselves, and the card is gone, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await become(page, player, baseURL ?? '')
      await openLive(page, '/lobby/rewards')
      const card = page.getByRole('link', { name: say('reward.Bind') })
      await expect(card).toContainText(/\d+ วัน/)
      await card.click()
      await expect(page).toHaveURL(/\/bind$/)
      await walk(page, '/lobby/home')
      const balance = page.getByRole('group', { name: say('frame.balance') })
      await expect(balance).toContainText('0.00')
      await bind(player.playerId)
      await hearDeposit(player.playerId, 100_00)
      await expect(balance).toContainText('10.00')
      await open(page, '/lobby/rewards')
      await expect(page.getByRole('link', { name: say('reward.FreeSign') })).toBeVisible()
      await expect(card).toHaveCount(0)
      await page.getByRole('button', { name: say('reward.history') }).click()
      await expect(page.getByRole('main')).toContainText('10.00')
      expect(complaints).toEqual([])
    },
  )

  fullSite(
    `a notice and a way out lead where the operator says, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, enter }) => {
      await page.setViewportSize(viewport)
      const { noticeId } = await withDatabase(
        (database) =>
          database.row<{ noticeId: number }>(sql`
        select max(notice_id) as "noticeId" from site_notices`),
        databases.full(),
      )
      await enter()
      await open(page, '/lobby/activity')
      const way = page.getByRole('link', { name: say('reward.OutLink') })
      await expect(way).toHaveAttribute('href', 'https://example.com/landao/community')
      await expect(way).toHaveAttribute('rel', /noopener/)
      await page.getByRole('link', { name: say('reward.Notice') }).click()
      await expect(page).toHaveURL(new RegExp(`/notice/detail/${noticeId}$`))
      await expect(page.getByRole('main')).not.toBeEmpty()
    },
  )
}
