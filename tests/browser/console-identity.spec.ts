import { decideAsOperator, sendPapers } from './support/cashier-state.ts'
import { consoleUrl, signIn } from './support/console.ts'
import { expect, test } from './support/fixtures.ts'
import { enterNew } from './support/people.ts'

test('papers sent anew while they are looked at are shown anew, and not a tick stays', async ({
  browser,
}) => {
  const player = await enterNew()
  const { playerId } = player
  await sendPapers(player)
  const page = await signIn(browser, 'identity')
  await page.goto(`${consoleUrl()}/identity?open=${playerId}`)
  await expect(page.getByText('คนสวน')).toBeVisible()
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Space')
  await expect(page.getByText('4 of 4')).toBeVisible()

  await decideAsOperator('decideKyc', { playerId, decision: 'rejected', reason: 'not sharp' })
  await sendPapers(player, 'ชาวประมง')
  await expect(page.getByText('ชาวประมง')).toBeVisible()
  await expect(page.getByText('0 of 4')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Front' })).toBeVisible()
  await page.context().close()
})
