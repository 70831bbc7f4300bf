import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  long,
  open,
  openLive,
} from './support/fixtures.ts'
import { phone, speak, test, walk } from './support/fixtures.ts'
import { happen, hearDeposit } from './support/happenings.ts'
import { giveMoney } from './support/money.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

const lost = (stake: number) => ({ gameId: 101, typeId: 1, stake, win: 0, clearsBonus: false })

test('who deposited and lost nearly everything today takes the supply once', async ({
  page,
  baseURL,
  complaints,
}) => {
  const player = await enterNew()
  await hearDeposit(player.playerId, 500_00)
  await happen(player.playerId, 'round.settled', lost(500_00))
  await become(page, player, baseURL ?? '')
  await openLive(page, '/lobby/rewards')
  await page.getByRole('link', { name: say('reward.Supply') }).click()
  await expect(page.getByText('฿500.00')).toBeVisible()
  await expect(page.getByText('฿15.00')).toBeVisible()
  await page.getByRole('button', { name: say('supply.claim') }).click()
  const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
  await expect(reward).toContainText('15.00')
  await expect(reward).toContainText(say('item.coinTurnover', { rate: 1 }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: say('supply.claim') })).toBeDisabled()
  await expect(page.getByText(say('supply.taken'), { exact: false })).toBeVisible()
  await walk(page, '/lobby/rewards')
  await expect(page.getByRole('link', { name: say('reward.FreeSign') })).toBeVisible()
  await expect(page.getByRole('link', { name: say('reward.Supply') })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('who has money, or deposited nothing today, sees why there is none', async ({
  page,
  baseURL,
}) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await open(page, '/activity/supply')
  await expect(page.getByText(say('supply.needsDeposit'))).toBeVisible()
  await giveMoney(player.playerId, 50_00)
  await hearDeposit(player.playerId, 500_00)
  await open(page, '/activity/supply')
  await expect(page.getByText(say('supply.notBankrupt'), { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: say('supply.claim') })).toBeDisabled()
})

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the supply page is accessible and fits, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, signIn }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await signIn()
      await open(page, '/activity/supply')
      await expect(page.getByText(say('supply.netLoss'))).toBeVisible()
      await expectAccessible(page)
      await speak(page, 'en-US')
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      await expectFits(page, kind === 'phone' ? [320, 768] : [1024])
    },
  )
