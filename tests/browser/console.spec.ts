import { randomUUID } from 'node:crypto'
import { sql } from '@parlour/server/frame/db.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { enterConsole } from '../stack/console-door.ts'
import { playerDoor } from '../stack/stack.ts'
import {
  ask,
  decideAsOperator,
  enterReady,
  enterWithCard,
  realName,
  sendPapers,
  withdraw,
} from './support/cashier-state.ts'
import { consoleUrl, expectAccessible, newEnglish, signIn } from './support/console.ts'
import {
  approve,
  decideTogether,
  judgeGroup,
  propose,
  settleUnknown,
} from './support/console-acts.ts'
import { expect, test } from './support/fixtures.ts'
import { makeDigits } from './support/numbers.ts'
import { holdPasskeys } from './support/passkeys.ts'
import { enterNew, withDatabase } from './support/people.ts'
import { playOnce } from './support/played-round.ts'

test('two people let a large withdrawal go by keyboard alone, and it is written down', async ({
  browser,
}) => {
  const large = 60_000_00
  const player = await enterReady(large + 5_000_00)
  const orderId = await withdraw(player, large)
  const other = await enterReady(20_000_00)
  const unknown = await withdraw(other, 400_84)
  const small = [await withdraw(other, 6_000_00), await withdraw(other, 7_000_00)]
  const first = await signIn(browser, 'payments')
  await expectAccessible(first)

  await first.goto(`${consoleUrl()}/withdrawals?view=twoPeople&open=${orderId}`)
  await expect(first.getByText(orderId)).toBeVisible()
  await expect(first.getByText('so two people decide')).toBeVisible()
  await expectAccessible(first)
  await first.keyboard.press('t')
  await expect(first.locator('.detail').getByText('works on it')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Mine 1' })).toBeVisible()
  await approve(first)
  await expect(first.locator('.detail').getByText('1 of 2 approved')).toBeVisible()

  const second = await signIn(browser, 'owner')
  await second.keyboard.press('g')
  await second.keyboard.press('a')
  const asked = `Approve a withdrawal · 60,000.00 ${orderId}`
  await second.getByRole('button', { name: asked }).press('Enter')
  await expect(second.locator('.detail').getByText(orderId).first()).toBeVisible()
  await expectAccessible(second)
  await approve(second)
  const isLet = async () =>
    (await ask('getExchangeOrder', { orderId }, player)).orderList[0]?.status !== 'review'
  await expect.poll(isLet, { timeout: 30_000 }).toBe(true)
  const decided = first.locator('tr.gone').filter({ hasText: String(player.playerId) })
  await expect(decided.getByText('Decided elsewhere')).toBeVisible()

  await decideTogether(first, small)
  await settleUnknown(first, unknown)
  const { orderList } = await ask('getExchangeOrder', { orderId: unknown }, other)
  expect(orderList[0]?.status).toBe('returned')

  await second.goto(`${consoleUrl()}/audit?subject=${orderId}`)
  await expect(second.locator('.detail').getByText('Two people')).toBeVisible()
  await expect(second.getByRole('button', { name: 'proposed: Approve a withdrawal' })).toBeVisible()
  await expect(second.getByText('unbroken')).toBeVisible()
  await second.getByTitle('Theme').press('Enter')
  await second.getByTitle('Theme').press('Enter')
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(second)
  await second.getByRole('button', { name: 'ภาษาไทย' }).press('Enter')
  await expect(second.getByRole('heading', { name: 'บันทึกตรวจสอบ' })).toBeVisible()
  await second.route('**/assets/health-*.js', (route) => route.abort())
  await second.goto(`${consoleUrl()}/health`)
  await expect(second.getByText('เปิดหน้าจอนี้ไม่ได้')).toBeVisible()
  await second.getByRole('link', { name: 'บันทึกตรวจสอบ' }).press('Enter')
  await expect(second.getByRole('heading', { name: 'บันทึกตรวจสอบ' })).toBeVisible()
  await first.context().close()
  await second.context().close()
})

/** Somebody who announced a transfer that the bank says has come, and who sent papers. */
async function announce(amount: number) {
  const player = await enterWithCard()
  await sendPapers(player)
  const { rechargeType } = await withDatabase((database) =>
    database.row<{ rechargeType: number }>(sql`select channel_id as "rechargeType"
      from cashier_channels where family = 'manual' and is_on order by sort limit 1`),
  )
  const order = { amount, version: 4, rechargeType } as const
  const { orderId } = await ask('recharge3', order, player)
  const line = `${new Date().toISOString()},${amount / 100},THB,${orderId},L${randomUUID()}`
  const csv = `time,amount,currency,reference,id\n${line}`
  await decideAsOperator('importStatement', { rechargeType, csv })
  return { player, orderId }
}

test('a transfer is matched and papers are verified by keyboard alone', async ({ browser }) => {
  const page = await signIn(browser, 'owner')
  const { player, orderId } = await announce(500_00)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.getByRole('button', { name: orderId }).first().press('Enter')
  await expect(page.getByText('Names the order')).toBeVisible()
  await expectAccessible(page)
  await approve(page)
  const coin = async () =>
    (await withDatabase((database) => readBalances(database, player.playerId))).coin
  await expect.poll(coin, { timeout: 30_000 }).toBe(500_00)

  await page.goto(`${consoleUrl()}/identity?open=${player.playerId}`)
  await expect(page.getByRole('img', { name: 'Front' })).toBeVisible()
  await expectAccessible(page)
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Space')
  await expect(page.getByText('4 of 4')).toBeVisible()
  await approve(page)
  const papers = () =>
    withDatabase((database) =>
      database.row<{ state: string }>(sql`select state from identity_checks
        where player_id = ${player.playerId}`),
    )
  await expect.poll(papers, { timeout: 30_000 }).toEqual({ state: 'verified' })

  const { lastFour, roundId } = await playOnce(player.playerId)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(lastFour)
  await expect(page.getByRole('option', { name: String(player.playerId) }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Identity verified')).toBeVisible()
  await expect(page.getByText('+500.00')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Rounds' }).press('Enter')
  await page.getByRole('link', { name: roundId }).press('Enter')
  const round = page.getByRole('region', { name: 'Replay' })
  await expect(round.getByText('seven').first()).toBeVisible()
  await expectAccessible(page)
  await round.getByRole('button', { name: 'Replay' }).press('Enter')
  await expect(round.getByText('2 of 2')).toBeVisible()
  await expect(round.getByText('Paid')).toBeVisible()
  await expect(page.locator('.detail').getByRole('img', { name: 'Where the money' })).toBeVisible()
  await page.context().close()
})

test('who tried to come back as a friend is shown tied to the excluded player', async ({
  browser,
}) => {
  const [excluded, friend] = [await enterNew(), await enterNew()]
  const cardNum = makeDigits(10)
  const card = { bankId: 1, accountName: realName, cardNum }
  await ask('addBankInfo', card, excluded)
  await ask('takeBreak', { kind: 'exclusion', length: 'forever' }, excluded)
  const door = playerDoor(process.env['STACK_URL'] ?? '')
  expect(await door.refused('addBankInfo', card, friend)).toBe('cardTaken')
  const findCase = () =>
    withDatabase((database) =>
      database.find<{ caseId: number }>(sql`select case_id as "caseId" from limits_cases
        where player_id = ${friend.playerId}`),
    )
  await expect.poll(findCase, { timeout: 60_000 }).not.toBeNull()
  const page = await signIn(browser, 'owner')
  await page.goto(`${consoleUrl()}/care?open=${(await findCase())?.caseId}`)
  const detail = page.locator('.detail')
  await expect(detail.getByText('Excluded players this one is tied to')).toBeVisible()
  await expect(detail.getByText('tried to link their bank account')).toBeVisible()
  await expect(detail.getByRole('link', { name: String(excluded.playerId) })).toBeVisible()
  await expectAccessible(page)
  const said = 'Called: the account stays closed'
  await page.getByRole('button', { name: 'Spoken with…' }).press('Enter')
  await page.getByLabel('Reason').fill(said)
  await page.getByLabel('Reason').press('Enter')
  await expect(detail.getByText(said)).toBeVisible()
  await judgeGroup(page, [excluded.playerId, friend.playerId])
  await page.context().close()
})

test('a promotion is changed and rolled back by two people, with what changes in sight', async ({
  browser,
}) => {
  const endsAt = () =>
    withDatabase((database) =>
      database.row<{ year: number | null }>(sql`
        select extract(year from ends_at)::int as year from activity_configs
        where activity = 'OutLink' order by version desc limit 1`),
    )
  const first = await signIn(browser, 'promotions')
  await first.goto(`${consoleUrl()}/promotions/OutLink`)
  await first.getByLabel('Until').fill('2190-06-01T00:00')
  await expect(first.locator('.df')).toContainText('Until')
  await expectAccessible(first)
  await propose(first, 'runs for long')

  const second = await signIn(browser, 'owner')
  await second.goto(`${consoleUrl()}/approvals`)
  const proposal = second.getByRole('button', { name: 'Promotion Our community' })
  await proposal.press('Enter')
  await expect(second.locator('.detail .df')).toContainText('Until')
  await expectAccessible(second)
  await approve(second)
  await expect.poll(endsAt, { timeout: 30_000 }).toEqual({ year: 2190 })

  await first.reload()
  await first.getByRole('button', { name: 'Versions' }).press('Enter')
  await first.getByRole('button', { name: 'Take as draft' }).first().press('Enter')
  await expect(first.locator('.df ins')).toHaveText('nothing')
  await propose(first, 'back')
  await second.reload()
  await proposal.press('Enter')
  await expect(second.locator('.detail .df')).toContainText('Until')
  await approve(second)
  await expect.poll(endsAt, { timeout: 30_000 }).toEqual({ year: null })
  await first.context().close()

  await second.goto(`${consoleUrl()}/settings/withdrawals`)
  await second.getByLabel('Smallest').fill('0')
  await expect(second.getByText('At least 0.01')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Ask for approval' })).toBeDisabled()
  await second.getByTitle('Theme').press('Enter')
  await second.getByTitle('Theme').press('Enter')
  await expectAccessible(second)
  await second.getByRole('button', { name: 'ภาษาไทย' }).press('Enter')
  await expect(second.getByText('อย่างน้อย 0.01')).toBeVisible()
  await second.context().close()
})

test('a passkey is made at the console, signs in, and shows again that it is you', async ({
  browser,
}) => {
  // Browsers keep passkeys for names, not for numbers.
  const site = consoleUrl().replace('127.0.0.1', 'localhost')
  const name = `p${randomUUID().slice(0, 8)}`
  const secret = process.env['STACK_SECRET'] ?? ''
  const person = await withDatabase((database) =>
    enterConsole({ url: consoleUrl(), database, secret }, name, 'support'),
  )
  const context = await newEnglish(browser)
  const [cookieName = '', value = ''] = person.cookie().split('=')
  await context.addCookies([{ name: cookieName, value, url: site }])
  const page = await context.newPage()
  await holdPasskeys(page)
  await page.goto(site)
  await page.getByRole('button', { name: 'Your passkeys' }).press('Enter')
  await page.getByLabel('What to call it').fill('The laptop')
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await add.press('Enter')
  const remove = page.getByRole('button', { name: 'Remove The laptop' })
  await expect(remove).toBeVisible()
  await expectAccessible(page)
  await add.press('Enter')
  await expect(page.getByText('one device, one person')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  const byPasskey = page.getByRole('button', { name: 'With a passkey' })
  await byPasskey.press('Enter')
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()

  await withDatabase((database) =>
    database.run(sql`update operator_sessions set proved_at = now() - interval '6 minutes'
      where operator_id = (select operator_id from operators where name = ${name})`),
  )
  await page.getByRole('button', { name: 'Your passkeys' }).press('Enter')
  await remove.press('Enter')
  await byPasskey.press('Enter')
  await expect(page.getByText('Removed.')).toBeVisible()
  await expect(remove).toBeHidden()
  await context.close()
})

/** Asks for a second person's approval of what was written. */
