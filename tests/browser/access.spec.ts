import { AxeBuilder } from '@axe-core/playwright'
import { desktop, expect, open, phone, test } from './fixtures.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(`the frame is accessible to a visitor, ${kind}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/lobby/home')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test(`the frame is accessible to a player, ${kind}`, async ({ page, signIn }) => {
    await page.setViewportSize(viewport)
    await signIn()
    await open(page, '/lobby/home')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}

test('the player’s menu opens, is accessible, and closes when the player leaves', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn()
  await open(page, '/lobby/home')
  await page.getByRole('button', { name: 'เปิดเมนูของฉัน' }).click()
  const menu = page.getByRole('dialog', { name: 'เมนูของฉัน' })
  await expect(menu.getByRole('link', { name: 'ประวัติธุรกรรม' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await menu.getByRole('link', { name: 'ประวัติธุรกรรม' }).click()
  await expect(page).toHaveURL('/record/transaction')
  await expect(menu).toHaveCount(0)
})
