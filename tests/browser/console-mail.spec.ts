import { randomInt } from 'node:crypto'
import { sql } from '@parlour/server/frame/db.ts'
import { ask } from './support/cashier-state.ts'
import { consoleUrl, expectAccessible, signIn } from './support/console.ts'
import { expect, test } from './support/fixtures.ts'
import { enterNew, withDatabase } from './support/people.ts'

test('a mail to a segment is written by keyboard, and leaves the excluded out', async ({
  browser,
}) => {
  const [mali, excluded] = [await enterNew(), await enterNew()]
  // A sum that nobody else has deposited: the segment is these two.
  const deposited = randomInt(10 ** 9, 9 * 10 ** 9) * 100
  await withDatabase((database) =>
    database.run(sql`insert into cashier_totals (player_id, deposited)
      select unnest(${[mali.playerId, excluded.playerId]}::bigint[]), ${deposited}::bigint
      on conflict (player_id) do update set deposited = excluded.deposited`),
  )
  await ask('takeBreak', { kind: 'exclusion', length: 'forever' }, excluded)
  const page = await signIn(browser, 'promotions')
  await page.goto(`${consoleUrl()}/mail/new`)
  for (const [at, way] of [
    [1, 'atLeast'],
    [2, 'atMost'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a condition' }).press('Enter')
    await page.getByLabel(`Field ${at}`).selectOption('deposited')
    await page.getByLabel(`Comparison ${at}`).selectOption(way)
    await page.getByLabel(`Value ${at}`).fill(String(deposited / 100))
  }
  await expect(page.getByRole('status', { name: 'It would go to' })).toHaveText('1')
  await expect(page.getByRole('link', { name: String(mali.playerId) })).toBeVisible()
  const subject = `Sunday ${deposited}`
  await page.getByLabel('Subject in Thai').fill('คืนวันอาทิตย์')
  await page.getByLabel('Subject in English').fill(subject)
  await page.getByLabel('Text in Thai').fill('วงล้อเปิดแล้ว')
  await page.getByLabel('Text in English').fill('The wheel is open.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send…' }).press('Enter')
  await expect(page.getByText('Send to 1 players?')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name: subject })).toBeVisible()
  await page.getByTitle('Theme').press('Enter')
  await page.getByTitle('Theme').press('Enter')
  await page.getByRole('button', { name: 'ภาษาไทย' }).press('Enter')
  await expect(page.getByRole('row', { name: 'คืนวันอาทิตย์' }).first()).toBeVisible()
  await expectAccessible(page)
  await withDatabase((database) =>
    database.run(sql`update mailing_letters set send_at = now()
      where texts ->> 'titleEn' = ${subject}`),
  )
  const subjects = async () =>
    (await ask('getMail2', {}, mali)).mailList.map(({ titleEn }) => titleEn)
  await expect.poll(subjects, { timeout: 60_000 }).toContain(subject)
  const sent = await withDatabase((database) =>
    database.row(sql`select sent, left_out as "leftOut" from mailing_letters
      where texts ->> 'titleEn' = ${subject}`),
  )
  expect(sent).toEqual({ sent: 1, leftOut: 1 })
  await page.context().close()
})

test('what stands in the conditions is what is counted, whatever row goes or comes', async ({
  browser,
}) => {
  const page = await signIn(browser, 'promotions')
  await page.goto(`${consoleUrl()}/mail/new`)
  for (const [at, days] of [
    [1, '30'],
    [2, '7'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a condition' }).press('Enter')
    await page.getByLabel(`Value ${at}`).fill(days)
  }
  await page.getByRole('button', { name: 'Save the segment' }).press('Enter')
  const name = `thirty ${randomInt(10 ** 9)}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Name').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/countSegment') &&
      (request.postData() ?? '').match(/"value":(\d+)/g)?.join() === '"value":7',
  )
  await page.getByRole('button', { name: 'Remove condition 1' }).press('Enter')
  await asked
  await expect(page.getByLabel('Value 1')).toHaveValue('7')
  await page.getByLabel('Saved segments').selectOption(name)
  await expect(page.getByLabel('Value 1')).toHaveValue('30')
  await expect(page.getByLabel('Value 2')).toHaveValue('7')
  await page.context().close()
})
