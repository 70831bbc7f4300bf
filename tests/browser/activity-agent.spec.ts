import { readFile } from 'node:fs/promises'
import { desktop, expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { phone, speak, test, walk } from './support/fixtures.ts'
import { bind, happen } from './support/happenings.ts'
import { meetConditions, noteDeposit } from './support/inviting.ts'
import { become, enterNew } from './support/people.ts'
import { say, startingWith } from './support/say.ts'
import { earnWithTeam } from './support/teams.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `a team’s earnings are claimed, and the saved statement adds up, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await bind(player.playerId)
      await noteDeposit(player.playerId)
      const rates = [3_000, 1_500, 700]
      const earned = await earnWithTeam(player.playerId, { activity: 'Agent5', rates })
      await happen(player.playerId, 'invite.validated', { inviteeId: 1, validAt: Date.now() })
      await become(page, player, baseURL ?? '')
      await open(page, '/lobby/rewards')
      const card = page.getByRole('main').getByRole('listitem')
      await card
        .filter({ hasText: say('reward.Agent5') })
        .getByRole('link')
        .click()
      await expect(page).toHaveURL(/\/activity\/agent5$/)
      await expect(page.getByRole('img', { name: say('agent.qr') })).toBeVisible()
      await expectAccessible(page)

      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: say('agent.save') }).click()
      const file = await readFile(await (await saving).path(), 'utf8')
      const rows = file.trim().split('\r\n')
      expect(rows).toHaveLength(1 + 15 + 1)
      expect(rows.at(-1)?.split(',').at(-1)).toBe(((earned + 30_00) / 100).toFixed(2))

      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      for (const name of ['agent5.takeCommission', 'agent5.takeInvites'] as const) {
        await page.getByRole('button', { name: say(name) }).click()
        await reward.getByRole('button', { name: say('activity.great') }).click()
        await expect(page.getByRole('button', { name: say(name) })).toBeDisabled()
      }
      // The programme it replaces says so, and where to go.
      await walk(page, '/activity/agent')
      await expect(page.getByText(say('agent.replaced'))).toBeVisible()
      await page.getByRole('link', { name: say('agent.toTeam') }).click()
      await expect(page).toHaveURL(/\/activity\/agent5$/)
      await speak(page, 'en-US')
      await expect(page.getByText('Your team is at level 1')).toBeVisible()
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )

  test(
    `a friend brings a card that the keyboard scratches, and a step, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await bind(player.playerId)
      await noteDeposit(player.playerId)
      await meetConditions(player.playerId, 1)
      await become(page, player, baseURL ?? '')
      await open(page, '/activity/agentCount')
      const scratch = page.getByRole('button', { name: say('agentCount.scratch') })
      await expectAccessible(page)
      await scratch.press('Enter')
      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      const sound = reward.getByRole('button', { name: say('activity.sound') })
      await expect(sound).toHaveAttribute('aria-pressed', 'false')
      await sound.click()
      await expect(sound).toHaveAttribute('aria-pressed', 'true')
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(page.getByRole('button', { name: say('agentCount.noneLeft') })).toBeDisabled()
      const drew = startingWith(say('draws.drew', { amount: '฿' }))
      await expect(page.getByRole('status').filter({ hasText: drew })).toBeVisible()
      await page
        .getByRole('button', { name: say('agentCount.claimOf', { amount: '฿20.00' }) })
        .click()
      await expect(reward).toContainText('20.00')
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(page.getByText(say('agentCount.claimed'))).toBeVisible()
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
}
