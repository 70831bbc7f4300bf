import { enterEligible, stake } from './support/earning.ts'
import { desktop, expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { phone, speak, test } from './support/fixtures.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

test('the stakes of the days before return, by type and level, with one claim', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { playerId } = await enterEligible(page, baseURL ?? '')
  await stake(playerId, 2_000, 3)
  await stake(playerId, 1_000, 2, 5)
  await stake(playerId, 500, 0)
  await open(page, '/activity/vipRebate')
  // 3,500 wagered make level 1: slots 0.25 %, live 0.175 %.
  await expect(page.getByText(say('vipRebate.rates', { level: 1 }))).toBeVisible()
  await expect(page.getByText('0.175%').first()).toBeVisible()
  await expect(
    page.getByText(say('vipRebate.readyAt', { time: '' }), { exact: false }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: say('vipRebate.claim', { amount: '฿6.75' }) }).click()
  const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
  await expect(reward).toContainText('6.75')
  await expect(reward).toContainText(say('item.coinTurnover', { rate: 1 }))
  await page.keyboard.press('Escape')
  await expect(page.getByText(say('vipRebate.claimed'), { exact: true })).toHaveCount(2)
  await expect(page.getByRole('button', { name: say('vipRebate.nothing') })).toBeDisabled()
  expect(complaints).toEqual([])
})

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the rebate page is accessible and fits, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const { playerId } = await enterEligible(page, baseURL ?? '')
      await open(page, '/activity/vipRebate')
      await expect(page.getByText(say('vipRebate.none'))).toBeVisible()
      await stake(playerId, 12_345, 2)
      await open(page, '/activity/vipRebate')
      await expect(page.getByText('12,345.00')).toBeVisible()
      await expectAccessible(page)
      await speak(page, 'en-US')
      await expect(
        page.getByText('Stakes that were clearing a bonus', { exact: false }),
      ).toBeVisible()
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      await expectFits(page, kind === 'phone' ? [320, 768] : [1024])
    },
  )
