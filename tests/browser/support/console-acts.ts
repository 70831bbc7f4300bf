import { sql } from '@parlour/server/frame/db.ts'
import type { Page } from '@playwright/test'
import { consoleUrl, expectAccessible } from './console.ts'
import { expect } from './fixtures.ts'
import { withDatabase } from './people.ts'

/** Yes is two strokes within three seconds: made in the page, no busy machine parts them. */
export async function approve(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const key of ['a', 'Enter']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Asks the second person, with a reason. */
export async function propose(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask for approval' }).press('Enter')
  await page.getByLabel('Reason').fill(reason)
  await page.getByLabel('Reason').press('Enter')
  await expect(page.getByText('Proposed: a second person decides.')).toBeVisible()
}

/** Marked rows are let go with two strokes, and a list says how each one ended. */
export async function decideTogether(page: Page, orderIds: string[]): Promise<void> {
  await page.goto(`${consoleUrl()}/withdrawals`)
  for (const orderId of orderIds) await page.getByLabel(`Mark ${orderId}`).press('Space')
  await expect(page.getByText('2 marked')).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await approve(page)
  const told = page.getByRole('dialog', { name: 'How each one ended' })
  await expect(told.getByText('2 of 2 done')).toBeVisible()
  for (const orderId of orderIds) await expect(told.getByText(orderId)).toBeVisible()
  await page.keyboard.press('Escape')
  for (const orderId of orderIds) await expect(page.getByLabel(`Mark ${orderId}`)).toHaveCount(0)
}

/** What became of a payout nobody can tell of is said by who asked the bank. */
export async function settleUnknown(page: Page, orderId: string): Promise<void> {
  await page.goto(`${consoleUrl()}/withdrawals?view=unknown&open=${orderId}`)
  await expect(page.locator('.detail').getByText(orderId).first()).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('r')
  await page.getByLabel('Reason').fill('the bank knows of none')
  await page.getByLabel('Reason').press('Enter')
  await expect(page.locator('.detail').getByText(orderId)).toHaveCount(0)
}

/** Accounts on one device are drawn, followed from one to the other, and said to be several's. */
export async function judgeGroup(page: Page, [one, other]: number[]): Promise<void> {
  await withDatabase((database) =>
    database.run(sql`insert into player_devices (player_id, device, household)
      select unnest(${[one, other]}::bigint[]), ${`phone of ${one}`}, ${`home of ${one}`}`),
  )
  await page.goto(`${consoleUrl()}/linked?player=${one}`)
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await expect(page.getByRole('img', { name: '2 accounts and 1 ties' })).toBeVisible()
  await page.getByRole('button', { name: `How ${one} leads to ${other}` }).press('Enter')
  await expect(page.getByText(`${one} → ${other}`)).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('a')
  await page.getByLabel('Reason').fill('two friends')
  await page.getByLabel('Reason').press('Enter')
  await expect(page.getByText('Several people, said')).toBeVisible()
}
