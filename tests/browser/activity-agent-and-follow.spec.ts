import { sql } from '@parlour/server/frame/db.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { bindMobile } from '@parlour/server/players/index.ts'
import { desktop, expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { phone, speak, walk } from './support/fixtures.ts'
import { fullUrl, test } from './support/lobby.ts'
import { become, databases, enterNew, withDatabase } from './support/people.ts'
import { say, startingWith } from './support/say.ts'

/** Somebody of the full site with a mobile, a deposit, and a commission to take. */
async function enterAgent() {
  const player = await enterNew(databases.full())
  const { playerId } = player
  const team = { day: '2026-01-01', stakes: [10_000_00, 0, 0], validMembers: 0, amount: 30_00 }
  await withDatabase(async (database) => {
    await database.transaction(async (tx) => {
      await bindMobile(tx, playerId, `6682${String(playerId).padStart(7, '0')}`)
      await tx.run(sql`insert into cashier_totals (player_id, deposited)
        values (${playerId}, 10000)`)
      await publish(tx, 'commission.computed', playerId, { activity: 'Agent', ...team })
    })
  }, databases.full())
  return player
}

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `a commission is taken, a channel followed, and the app’s bonus told, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await become(page, await enterAgent(), fullUrl ?? '')
      await open(page, '/activity/agent')
      const take = page.getByRole('button', { name: say('agent.take', { amount: '฿30.00' }) })
      await expect(take).toBeEnabled()
      await expectAccessible(page)
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      await take.click()
      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(reward).toContainText('30.00')
      await reward.getByRole('button', { name: say('activity.great') }).click()
      const from = say('agent.from', { amount: '฿10' })
      await expect(page.getByRole('button', { name: from })).toBeDisabled()

      await walk(page, '/activity/follow')
      const channel = page.getByRole('article', { name: say('tasks.followTelegram') })
      const away = page.waitForEvent('popup')
      await channel.getByRole('link', { name: startingWith(say('tasks.follow')) }).click()
      await (await away).close()
      await channel.getByRole('button', { name: startingWith(say('tasks.claim')) }).click()
      await expect(reward).toContainText('2.00')
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(channel).toContainText(say('tasks.claimed'))

      await walk(page, '/apkdownload')
      const bonus = { amount: '฿20', deposit: '฿100', rate: 5 }
      await expect(page.getByText(say('home.appBonus', bonus))).toBeVisible()
      await speak(page, 'en-US')
      await expect(page.getByText('฿20 once', { exact: false })).toBeVisible()
      expect(complaints).toEqual([])
    },
  )
