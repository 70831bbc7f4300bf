import { sql } from '@parlour/server/frame/db.ts'
import { consoleUrl, expectAccessible, signIn } from './support/console.ts'
import { expect, test } from './support/fixtures.ts'
import { withDatabase } from './support/people.ts'

test('a figure of the reports leads to its rows by keyboard, in light, dark and Thai', async ({
  browser,
}) => {
  // A day of its own, long ago: no other test's money is in it.
  await withDatabase((database) =>
    database.run(sql`insert into report_days
      (day, account, code, provider, line, entries, amount) values
      ('2019-03-05', 'coin', 'bet', 'arcade', 'game:101', 3, -900000),
      ('2019-03-05', 'coin', 'win', 'arcade', 'game:101', 3, 650000),
      ('2019-03-06', 'coin', 'reward', 'house', 'FirstCharge', 1, 50000)
      on conflict do nothing`),
  )
  const page = await signIn(browser, 'finance')
  await page.goto(`${consoleUrl()}/reports?from=2019-03-01&to=2019-03-10`)
  await expect(page.getByRole('img', { name: 'GGR and NGR' })).toBeVisible()
  const total = page.getByRole('row', { name: 'Total' })
  await expect(total).toContainText('2,500.00')
  await expect(total).toContainText('2,000.00')
  await expectAccessible(page)
  await total.getByRole('link', { name: '2,500.00' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'GGR', exact: true })).toBeVisible()
  await page.goto(`${consoleUrl()}/reports/games?from=2019-03-01&to=2019-03-10`)
  const game = page.getByRole('row', { name: 'arcade' })
  await expect(game).toContainText('72.2 %')
  await expect(game.getByRole('link', { name: '2,500.00' })).toBeVisible()
  await expectAccessible(page)
  await page.getByTitle('Theme').press('Enter')
  await page.getByTitle('Theme').press('Enter')
  await page.getByRole('button', { name: 'ภาษาไทย' }).press('Enter')
  await page.getByRole('link', { name: 'ต้นทุนโบนัส' }).press('Enter')
  await expect(page.getByRole('row', { name: '500.00' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '500.00' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'ต้นทุนโบนัส · FirstCharge' })).toBeVisible()
  await expectAccessible(page)
  await page.context().close()
})
