import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { depositPath } from '@parlour/contract/money.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { logIn } from './support/accounts.ts'
import { ask, enterReady, pin, realName } from './support/cashier-state.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoOverflow,
  floatsOf,
  followLink,
  open,
  openLive,
  type Page,
  phone,
  speak,
  test,
} from './support/fixtures.ts'
import { changeConfig } from './support/lobby.ts'
import { countOrders } from './support/money.ts'
import { makeDigits } from './support/numbers.ts'
import { become, enterAgain, enterNew, password, type Signed } from './support/people.ts'
import { withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

test('a limit is lowered at once; a raise waits its time, is confirmed, and then counts', async ({
  page,
  baseURL,
  complaints,
}) => {
  const player = await enterNew()
  await ask('setLimit', { kind: 'stake', period: 'week', amount: 700_00 }, player)
  await withDatabase((database) =>
    database.run(sql`update limits_players set reviewed_at = now() - interval '7 months'
      where player_id = ${player.playerId}`),
  )
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/home')
  // Six months after the last look one is led there.
  await expect(page).toHaveURL('/limits')
  const kind = say('limits.kind.deposit')
  const named = (action: string) =>
    page.getByRole('button', { name: say('limits.editLabel', { action, kind }) })
  const field = page.getByRole('textbox', { name: kind })
  const save = page.getByRole('button', { name: say('limits.save') })
  const left = (amount: string) => page.getByText(say('limits.left', { amount }))
  await named(say('limits.set')).click()
  // No amount is suggested.
  await expect(field).toHaveValue('')
  await expect(field).not.toHaveAttribute('placeholder')
  await field.fill('nothing')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText(say('limits.amountWrong'))
  await field.fill('2,000')
  await save.click()
  await expect(left('฿2,000')).toBeVisible()
  await named(say('limits.edit')).click()
  await field.fill('1,500')
  await save.click()
  await expect(left('฿1,500')).toBeVisible()
  await named(say('limits.edit')).click()
  await field.fill('9,000')
  await save.click()
  const waiting = page.getByText(say('limits.raiseWaits'))
  await expect(waiting).toBeVisible()
  await expectBothAccessible(page)
  const confirming = page.getByRole('button', { name: say('limits.confirm') })
  await expect(confirming).toHaveCount(0)
  await withDatabase((database) =>
    database.run(sql`update limits_set set raise_from = now() + interval '4 seconds',
      raise_until = now() + interval '1 day'
      where raise_from is not null and player_id = ${player.playerId}`),
  )
  await page.reload()
  // Its clock runs out before the player's eyes.
  await confirming.click()
  await expect(left('฿9,000')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a first deposit asks for a limit before it is made; closing answers nothing', async ({
  page,
  baseURL,
}) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await open(page, depositPath)
  const question = page.getByRole('dialog', { name: say('deposit.limitAsk') })
  const confirm = page.getByRole('button', { name: say('deposit.confirm'), exact: false })
  await confirm.click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await countOrders(player.playerId)).toBe(0)
  expect((await ask('getLimits', {}, player)).depositLimit).toBe('asked')
  await page.getByLabel(say('deposit.ownAmount')).fill('130')
  await confirm.click()
  await question.getByRole('button', { name: say('deposit.limitSet') }).click()
  await expect(page).toHaveURL('/limits')
  const kind = say('limits.kind.deposit')
  const label = say('limits.editLabel', { action: say('limits.set'), kind })
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('textbox', { name: kind }).fill('150')
  await page.getByRole('button', { name: say('limits.save') }).click()
  await expect(page.getByText(say('limits.left', { amount: '฿150' }))).toBeVisible()
  await page.goBack()
  // What was chosen before is chosen still.
  await expect(page.getByLabel(say('deposit.ownAmount'))).toHaveValue('130')
  await confirm.click()
  await expect(page.getByRole('dialog', { name: say('deposit.scanTitle') })).toBeVisible()
  expect(await countOrders(player.playerId)).toBe(1)
})

test('stop now inside a running game ends it and every open tab, after one question', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/home')
  for (const name of [say('frame.limits'), say('frame.break')])
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
  const other = await context.newPage()
  await become(other, player, baseURL ?? '')
  // What ends later is heard: the stream stands.
  await openLive(other, '/limits')
  // In Thai the same question is looked at where the menu asks it.
  await speak(page, 'en-US')
  await followLink(page, '/start?gameId=602')
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: 'Stop for 24 hours' }).click()
  const question = page.getByRole('dialog')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Start the break' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(other).toHaveURL(/\/login/)
})

test('an exclusion ends an open round and an unpaid order; what is left is withdrawn', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const player = await enterReady(1_000_00)
  const { appRechargeTypeList } = await ask('tradeInfo', {}, player)
  const channel = appRechargeTypeList.find(({ bankId }) => bankId === null)!
  const order = { amount: 300_00, version: 4, rechargeType: channel.id } as const
  const { orderId } = await ask('recharge3', order, player)
  const roundId = await betInGame(player)
  await become(page, player, baseURL ?? '')
  await open(page, '/break')
  await expectBothAccessible(page)
  await page.getByRole('button', { name: say('limits.length.months6') }).click()
  await expect(page.getByText(say('limits.givesUp'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('limits.begin') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: say('limits.begin') }).click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, player.account, password)
  await expect(page.getByRole('heading', { name: say('limits.paused') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'green')
  await expect(page.getByRole('button', { name: say('frame.logOut') })).toBeVisible()
  await expectAccessible(page)
  const states = () =>
    withDatabase((database) =>
      database.row<{ order: string; round: string }>(sql`select
        (select status from cashier_deposits where order_id = ${orderId}
          and player_id = ${player.playerId}) as order,
        (select status from play_rounds where round_id = ${roundId}
          and player_id = ${player.playerId}) as round`),
    )
  await expect.poll(states, { timeout: 60_000 }).toEqual({ order: 'cancelled', round: 'settled' })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: say('title.withdraw') }).click()
  await page.getByLabel(say('wallet.withdrawAmount')).fill('990')
  await page.getByLabel(say('title.walletPassword')).fill(pin)
  await page.getByRole('button', { name: say('wallet.withdrawSum', { money: '฿990.00' }) }).click()
  await expect(page).toHaveURL(/\/withdrawal\/WD/)
})

test.describe('on a break, with everything the house has to say', () => {
  test.use({ viewport: desktop, hasPrompts: true })

  test('nothing is offered; help, money and the way out are there', async ({ page, baseURL }) => {
    const player = await enterNew()
    await ask('takeBreak', { kind: 'stop' }, player)
    await become(page, await enterAgain(player), baseURL ?? '')
    await open(page, '/lobby/home')
    await expect(page).toHaveURL('/break')
    await expect(page.getByRole('heading', { name: say('limits.paused') })).toBeVisible()
    await expect(page.getByRole('link', { name: '1323' })).toHaveAttribute('href', 'tel:1323')
    await expectBothAccessible(page)
    await expectNoOverflow(page, '/break')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(floatsOf(page)).toHaveCount(0)
    const menu = page.getByRole('navigation', { name: say('frame.mainMenu') })
    await expect(menu.getByRole('link')).toHaveText([say('frame.break'), say('frame.withdraw')])
    for (const name of [say('frame.deposit'), say('frame.stopNow')])
      await expect(page.getByText(name, { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: say('frame.logOut') }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.locator('html')).not.toHaveAttribute('data-mode')
  })
})

test('the public page is written from the profile that is in force', async ({ page }) => {
  await open(page, '/responsible-play')
  const main = page.getByRole('main')
  await expect(main).toContainText(say('limits.publicRaise', { hours: 24 }))
  await expect(main).toContainText(say('limits.publicPace', { slots: 1, others: 1 }))
  await expect(main).toContainText(say('limits.publicAuto'))
  await expectBothAccessible(page)
  const overrides = { stakeCeiling: 50_00, realityCheckMinutes: 30 }
  await changeConfig(page, { jurisdiction: { profile: 'strictest', overrides } })
  // Before the page reads it: what is kept of the settings would be taken for the newest.
  await page.addInitScript(() => localStorage.removeItem('GAME_LIST_VERSION'))
  await page.reload()
  await expect(main).toContainText(say('limits.publicRaise', { hours: 72 }))
  for (const promise of [
    say('limits.publicPeriod'),
    say('limits.publicNeeds'),
    say('limits.publicPace', { slots: 5, others: 5 }),
    say('limits.publicStake', { money: '฿50' }),
    say('limits.publicCheck', { minutes: 30 }),
    say('limits.publicRest', { minutes: 5 }),
    say('limits.publicNoAuto'),
  ])
    await expect.soft(main).toContainText(promise)
})

test('a friend cannot link the bank account of an excluded person', async ({ page, baseURL }) => {
  const excluded = await enterNew()
  const cardNum = makeDigits(10)
  await ask('addBankInfo', { bankId: 1, accountName: realName, cardNum }, excluded)
  await ask('takeBreak', { kind: 'exclusion', length: 'forever' }, excluded)
  await become(page, await enterNew(), baseURL ?? '')
  await open(page, '/bindBankCard')
  await page.getByRole('button', { name: 'ธนาคาร เลือกธนาคาร' }).click()
  await page.getByRole('radio', { name: /ธนาคารดาวเหนือ/ }).click({ force: true })
  await page.getByLabel('ชื่อบัญชี').fill(realName)
  await page.getByLabel(say('deposit.accountNumber')).fill(cardNum)
  await page.getByRole('button', { name: say('wallet.bindCard') }).click()
  await expect(page.getByText(say('wallet.cardTaken'))).toBeVisible()
})

async function expectBothAccessible(page: Page): Promise<void> {
  await expectAccessible(page)
  await speak(page, 'en-US')
  await expectAccessible(page)
  await speak(page, 'th-TH')
}

/** A round of Gem Sweep that waits for its next move; answers its number. */
async function betInGame(player: Signed): Promise<string> {
  const { gameUrl } = await ask('startGame', { gameId: 602 }, player)
  const { origin } = new URL(gameUrl)
  const who = { ...readLaunch(gameUrl), playerId: player.playerId, gameId: 602 }
  const tell = async (what: string, body: object, bearer = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
    const said = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${origin}/play/602/${what}`, said)).json()
  }
  const { bearer, seeds } = (await tell('session', { ...who, words: 'words' })) as Opened
  if (seeds.current === null)
    await tell('rotate', { playerSeed: 'words', commitment: seeds.nextCommitment }, bearer)
  const bet = { kind: 'bet', stakeAmount: 10_00, mines: 1 }
  const { round } = (await tell('act', bet, bearer)) as { round: { roundId: string } }
  return round.roundId
}

type Opened = { bearer: string; seeds: { current: object | null; nextCommitment: string } }
