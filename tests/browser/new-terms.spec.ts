import { sql } from '@parlour/server/frame/db.ts'
import { desktop, expect, open, type Page, phone, test, walk } from './support/fixtures.ts'
import { become, enterNew, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

const sizes = [
  ['phone', phone],
  ['desktop', desktop],
] as const

for (const [name, viewport] of sizes)
  test(`new terms are read and accepted, then the house is open, ${name}`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    await page.setViewportSize(viewport)
    await becomeOld(page, baseURL ?? '')
    await open(page, '/lobby/home')
    const question = page.getByRole('dialog', { name: say('prompts.newTerms') })
    await expect(question).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await question.getByRole('link', { name: say('prompts.readTerms') }).click()
    await expect(page).toHaveURL('/terms-of-use')
    await expect(question).toHaveCount(0)
    await page.getByRole('button', { name: say('legal.accept') }).click()
    await expect(page.getByRole('heading', { name: say('legal.newTerms') })).toHaveCount(0)
    await walk(page, '/lobby/home')
    await page.reload()
    await expect(page.getByRole('group', { name: say('frame.balance') })).toBeVisible()
    await expect(question).toHaveCount(0)
    expect(complaints).toEqual([])
  })

test('who does not accept new terms can still take the money out', async ({ page, baseURL }) => {
  await page.setViewportSize(phone)
  await becomeOld(page, baseURL ?? '')
  await open(page, '/lobby/home')
  const question = page.getByRole('dialog', { name: say('prompts.newTerms') })
  await question.getByRole('link', { name: say('prompts.withdrawInstead') }).click()
  await expect(page).toHaveURL('/lobby/wallets/withdraw')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await walk(page, '/lobby/home')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: say('prompts.acceptTerms') }).click()
  await expect(question).toHaveCount(0)
})

/** Somebody who accepted another version than the running one. */
async function becomeOld(page: Page, baseURL: string): Promise<void> {
  const player = await enterNew()
  await withDatabase((database) =>
    database.run(sql`update player_consents set terms_version = '0'
      where player_id = ${player.playerId}`),
  )
  await become(page, player, baseURL)
}
