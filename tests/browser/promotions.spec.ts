import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  floatsOf,
  open,
  phone,
  speak,
  test,
  walk,
  long,
} from './support/fixtures.ts'
import { sites } from './support/accounts.ts'
import { enterEligible } from './support/earning.ts'
import { become, enterNew, letDaysPass } from './support/people.ts'
import { say, startingWith } from './support/say.ts'

test.use({ viewport: phone })

test('a visitor sees the way in, what runs and its rules, and no error', async ({
  page,
  complaints,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/lobby/rewards')
  await expect(page.getByText(say('reward.visitor'))).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: say('reward.AccumulatedRecharge') })
  await card.getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: say('reward.AccumulatedRecharge') })
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await page
    .getByRole('link', { name: say('frame.login') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?back=%2Flobby%2Frewards$/)
  expect(asked).not.toContain('/app/v1/getActivityIds')
  expect(complaints).toEqual([])
})

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(`the rewards list, its history and the overview, ${kind}`, async ({ page, signIn }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await signIn()
    await open(page, '/lobby/rewards')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.filter({ hasText: say('reward.Bind') })).toBeVisible()
    // Has its own places; help is only for who has run out.
    await expect(cards.filter({ hasText: say('reward.FirstCharge') })).toHaveCount(0)
    await expect(cards.filter({ hasText: say('reward.Supply') })).toHaveCount(0)
    await expectAccessible(page)
    await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
    await page.getByRole('button', { name: say('reward.history') }).click()
    await expect(page.getByText(say('reward.noHistory'))).toBeVisible()
    await walk(page, '/lobby/activity')
    await expect(cards.filter({ hasText: say('reward.FirstCharge') })).toBeVisible()
    await cards
      .filter({ hasText: say('reward.FirstCharge') })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/activity\/firstCharge$/)
  })
}

test('everything that is ready is in the inbox, and one press claims it', async ({
  page,
  baseURL,
  complaints,
}) => {
  await enterEligible(page, baseURL ?? '')
  await open(page, '/lobby/rewards')
  const lines = page.getByRole('region', { name: say('reward.claimable') })
  await expect(lines.getByRole('listitem').first()).toContainText(
    say('item.coinTurnover', { rate: 2 }),
  )
  await page.getByRole('button', { name: startingWith(say('reward.claimAllPlain')) }).click()
  const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
  await expect(reward).toContainText(say('item.coinTurnover', { rate: 2 }))
  await page.keyboard.press('Escape')
  await expect(page.getByText(say('reward.noneReady'))).toBeVisible()
  await expectFits(page, [320, 1440])
  expect(complaints).toEqual([])
})

test('a reward’s own page shows its rules; one that is not open says so', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/reward/detail/4')
  await expect(page.getByRole('heading', { name: say('title.rule'), exact: true })).toBeVisible()
  await expect(page.getByText('ภายใน 30 วันหลังสมัคร รับ ฿10', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await walk(page, '/reward/detail/29')
  await expect(page.getByText(say('activity.notOpen'))).toBeVisible()
})

/** Each with a number of its config, in both languages. */
const rulePages = [
  ['points', say('rule.pointsExchange', { points: 125, coin: '฿1' }), 'Redeem 125 points for ฿1'],
  ['signBonus', 'ภายใน 7 วันหลังสมัคร', 'on sale for 7 days'],
  ['agent', '0.3%', '0.3%'],
  ['dayBonus', 'ฝาก ฿100 หรือเล่น ฿500', '฿100 deposited or ฿500 wagered'],
  ['supply', 'ยอดเงินต่ำกว่า ฿10', 'balance below ฿10'],
  ['christmas', 'ฝากครบทุก ฿200', 'for every ฿200'],
  ['newYear', '฿2,000', '฿2,000'],
  ['agent5', '0.2% / 0.1% / 0.05%', '0.2% / 0.1% / 0.05%'],
] as const

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `the rule pages tell the numbers that hold now, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await open(page, '/lobby/notice')
      for (const [name, thai, english] of rulePages) {
        await walk(page, `/rule/${name}`)
        await expect(page.getByText(thai, { exact: false }).first()).toBeVisible()
        await expectFits(page, kind === 'phone' ? [320, 390] : [1024, 1440])
        await speak(page, 'en-US')
        await expect(page.getByText(english, { exact: false }).first()).toBeVisible()
        await speak(page, 'th-TH')
      }
      await expectAccessible(page)
      expect(complaints).toEqual([])
    },
  )
}

test('chances are published to the last one, and together they are all', async ({ page }) => {
  await open(page, '/rule/points')
  const table = page.getByRole('table', { name: say('rule.drawOf', { points: 100 }) })
  const cells = table.getByRole('cell')
  await expect(cells).toHaveCount(6)
  const chances = await cells.allTextContents()
  const sum = chances.reduce((total, text) => total + Number(text.replace('%', '')), 0)
  expect(sum).toBeCloseTo(100, 6)
})

test('icons float on home, open what they stand for, and can be put away', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/lobby/home')
  const floats = floatsOf(page)
  await floats.getByRole('button', { name: say('reward.FirstCharge') }).click({ timeout: 30_000 })
  const modal = page.getByRole('dialog', { name: say('reward.FirstCharge') })
  await expect(modal.getByRole('article')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await floats.getByRole('button', { name: say('reward.hideFloats') }).click()
  await expect(floats).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('group', { name: say('frame.balance') })).toBeVisible()
  await expect(floats).toHaveCount(0)
})

test('green mode has neither floating icons nor a modal', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.removeItem('SHOWN_OFFERS'))
  const database = process.env['STACK_GREEN_DATABASE_URL']
  const player = await enterNew(database)
  await letDaysPass(player, 1, database)
  await become(page, player, sites.green())
  const idle = page.waitForResponse(/HomeModals/)
  await open(page, `${sites.green()}/lobby/home`)
  await idle
  await expect(floatsOf(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the centre tab wears the first bonus of the invite wheel', async ({ page }) => {
  await open(page, '/lobby/home')
  const tabs = page.getByRole('navigation', { name: say('frame.mainMenu') })
  await expect(tabs.getByRole('link', { name: say('tab.spin') })).toContainText('฿100')
})

test('a banner leads into its activity', async ({ page, signIn }) => {
  await signIn()
  await open(page, '/lobby/home')
  await page
    .getByRole('link', { name: /ฝากครั้งแรก/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/activity\/firstCharge$/)
})
