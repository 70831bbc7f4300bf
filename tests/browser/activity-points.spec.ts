import { enterEligible, givePoints, stake } from './support/earning.ts'
import { desktop, expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { phone, speak, test } from './support/fixtures.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

test('points are earned, exchanged, drawn with, and the draw is verified', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { playerId } = await enterEligible(page, baseURL ?? '')
  await stake(playerId, 4_000)
  await open(page, '/points')
  const hero = page.getByRole('main')
  await expect(hero).toContainText(say('points.cost', { points: 400 }))

  const exchange = page.getByRole('button', { name: say('points.atLeast', { points: 125 }) })
  await expect(exchange).toBeDisabled()
  await page.getByLabel(say('points.howMany')).fill('401')
  await expect(page.getByText(say('points.tooMany'))).toBeVisible()
  await page.getByLabel(say('points.howMany')).fill('250')
  await page.getByRole('button', { name: say('points.exchangeFor', { amount: '฿2.00' }) }).click()
  const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
  await expect(reward).toContainText(say('item.coinTurnover', { rate: 3 }))
  await page.keyboard.press('Escape')
  await expect(hero).toContainText(say('points.cost', { points: 150 }))

  await page
    .getByRole('button', {
      name: say('points.actionFor', { action: say('points.odds'), points: 100 }),
    })
    .click()
  const odds = page.getByRole('dialog')
  await expect(odds).toContainText('60%')
  await expect(odds).toContainText('145.00')
  await page.keyboard.press('Escape')

  const hash = await page.locator('main code').first().innerText()
  await page
    .getByRole('button', {
      name: say('points.actionFor', { action: say('points.draw'), points: 100 }),
    })
    .click()
  await expect(reward).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hero).toContainText(say('points.cost', { points: 50 }))
  await expect(
    page.getByRole('button', {
      name: say('points.actionFor', { action: say('points.notEnough'), points: 100 }),
    }),
  ).toBeDisabled()

  await page.getByRole('button', { name: say('draws.verifyOf', { time: '' }) }).click()
  const proof = page.getByRole('dialog', { name: say('draws.verifyTitle') })
  await expect(proof).toContainText(say('draws.isFair'))
  await expect(proof).toContainText(hash)
  await proof
    .getByRole('button', { name: say('common.close') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: say('draws.winners') })).toBeVisible()
  expect(complaints).toEqual([])
})

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the points page is accessible and fits, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const { playerId } = await enterEligible(page, baseURL ?? '')
      await givePoints(playerId, 1_234)
      await open(page, '/points')
      await expect(page.getByRole('main')).toContainText(say('points.cost', { points: '1,234' }))
      await expect(page).toHaveURL(kind === 'phone' ? /\/points$/ : /\/lobby\/points$/)
      await expectAccessible(page)
      await speak(page, 'en-US')
      await expect(page.getByText('Prize draws')).toBeVisible()
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      await expectFits(page, kind === 'phone' ? [320, 768] : [1024])
    },
  )
