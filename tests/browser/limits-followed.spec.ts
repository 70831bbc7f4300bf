import { depositPath } from '@parlour/contract/money.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { ask } from './support/cashier-state.ts'
import { expect, openLive, type Page, phone, test } from './support/fixtures.ts'
import { decide } from './support/money.ts'
import { become, enterAgain, enterNew, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

test('what a limit leaves follows a deposit made beside it', async ({ page, baseURL }) => {
  const player = await enterNew()
  await ask('setLimit', { kind: 'deposit', period: 'day', amount: 1000_00 }, player)
  await become(page, player, baseURL ?? '')
  await openLive(page, depositPath)
  const left = (money: string) => page.getByText(say('deposit.limitLeft', { money }))
  await expect(left('฿1,000.00')).toBeVisible()
  await page.getByRole('button', { name: say('deposit.confirm'), exact: false }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const [order] = (await ask('tradeInfo', {}, player)).openOrderList
  await decide('orders', order?.orderId ?? '', { action: 'approve' })
  await page.getByRole('button', { name: say('deposit.great') }).click()
  const rest = (1000_00 - (order?.amount ?? 0)) / 100
  await expect(left(`฿${rest.toFixed(2)}`)).toBeVisible()
})

test('a break that ended while nobody looked is over for who comes back to its page', async ({
  page,
  baseURL,
}) => {
  const player = await enterNew()
  await ask('takeBreak', { kind: 'stop' }, player)
  await become(page, await enterAgain(player), baseURL ?? '')
  await openLive(page, '/break')
  await expect(page.getByRole('heading', { name: say('limits.paused') })).toBeVisible()
  await show(page, 'hidden')
  await withDatabase((database) =>
    database.run(sql`update limits_players set pause_until = now(), pause_ends_at = now()
      where player_id = ${player.playerId}`),
  )
  await show(page, 'visible')
  await expect(page.getByRole('button', { name: say('limits.stopButton') })).toBeVisible()
})

/** As when the phone is put away and taken out again. */
async function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
