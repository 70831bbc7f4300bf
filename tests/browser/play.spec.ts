import {
  desktop,
  expect,
  expectAccessible,
  expectNoOverflow,
  followLink,
  open,
  type Page,
  phone,
  test,
} from './support/fixtures.ts'
import { say } from './support/say.ts'

/** The site frames pages of the sandbox, so there a game may stand in for the arcade's. */
const gameUrl = `${process.env['STACK_SANDBOX_URL']}/play/101?token=x`
const wallet = { coin: 1234_50, locked: 0, withdrawable: 1234_50, safebox: 0, turnoverLeft: 300_00 }
const opened = {
  code: 200,
  errcode: 0,
  gameId: 101,
  gameUrl,
  gameSessionId: 'session-1',
  expiresAt: 4_000_000_000_000,
  orientation: 'any',
  wallet,
  realityCheckAt: null,
}
const aSitting = {
  code: 200,
  errcode: 0,
  fromTime: 1_790_000_000_000,
  staked: 0,
  won: 0,
  checkTime: 4_000_000_000_000,
  restUntilTime: null,
  checkMinutes: 60,
  idleAskMinutes: 15,
  idleEndMinutes: 30,
}
const aRound = {
  roundId: 'r1',
  gameId: 101,
  gameName: 'นาค',
  typeId: 1,
  stake: 100_00,
  win: 0,
  status: 'open',
  openTime: 1_790_000_000_000,
  settleTime: null,
  detailUrl: null,
  canResume: true,
}
const game = `<!doctype html><html lang="th"><title>game</title><h1>A game</h1>`

async function answerStart(page: Page, answer: object): Promise<string[]> {
  const exits: string[] = []
  await page.route('**/app/v1/startGame', (route) => route.fulfill({ json: answer }))
  await page.route('**/app/v1/exitGame', (route) => {
    exits.push((route.request().postDataJSON() as typeof opened).gameSessionId)
    return route.fulfill({ json: { code: 200, errcode: 0, wallet } })
  })
  await page.route('**/app/v1/getSitting', (route) => route.fulfill({ json: aSitting }))
  await page.route(gameUrl, (route) => route.fulfill({ contentType: 'text/html', body: game }))
  return exits
}

/** What the game says to the page around it. */
function sayFromGame(page: Page, parlour: string, amount?: number) {
  const frame = page.frames().find((one) => one.url() === gameUrl)
  return frame?.evaluate((said) => parent.postMessage(said, '*'), { parlour, amount })
}

test.beforeEach(async ({ signIn }) => signIn())

const small = { width: 360, height: 640 }
for (const [kind, viewport] of Object.entries({ phone, desktop, small }))
  test.describe(`on a ${kind}`, () => {
    test.use({ viewport })

    test('the game fills the page under a slim header', async ({ page, complaints }) => {
      await answerStart(page, opened)
      await open(page, '/start?gameId=101')
      await expect(page.frameLocator('iframe').getByText('A game')).toBeVisible()
      await expect(page.locator('iframe')).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-popups',
      )
      await expect(async () => {
        const box = await page.locator('iframe').boundingBox()
        expect(box?.width).toBe(viewport.width)
        expect(box?.height).toBeGreaterThan(viewport.height - 70)
        const pill = await page.getByRole('group', { name: say('frame.balance') }).boundingBox()
        const deposit = await page.getByRole('button', { name: say('frame.deposit') }).boundingBox()
        expect(pill?.width).toBeGreaterThan(110)
        expect((pill?.x ?? 0) + (pill?.width ?? 0)).toBeLessThanOrEqual(deposit?.x ?? 0)
      }).toPass({ timeout: 30_000 })
      await expect(page.getByLabel(say('play.turnover'))).toHaveAttribute('aria-valuetext', /฿300/)
      await expectNoOverflow(page, '/start')
      await takePicture(page, `play-${kind}`)
      expect(complaints).toEqual([])
    })
  })

test('the header tells no result before the game has shown it', async ({ page }) => {
  await answerStart(page, opened)
  await open(page, '/start?gameId=101')
  await expect(page.frameLocator('iframe').getByText('A game')).toBeVisible()
  const balance = page.getByRole('group', { name: say('frame.balance') })
  await sayFromGame(page, 'holding', 7777_50)
  await expect(balance).toContainText('7,777.50')
  await sayFromGame(page, 'shown')
  await expect(balance).not.toContainText('7,777.50')
})

test('a deposit is made over the game, and back closes it first', async ({ page }) => {
  await answerStart(page, opened)
  await open(page, '/lobby/home')
  await followLink(page, '/start?gameId=101')
  await expect(page.frameLocator('iframe').getByText('A game')).toBeVisible()
  await sayFromGame(page, 'deposit')
  const sheet = page.getByRole('dialog', { name: say('deposit.title') })
  for (const key of ['deposit.myLimits', 'deposit.break'] as const)
    await expect(sheet.getByRole('link', { name: say(key) })).toBeVisible()
  await sheet.getByRole('button', { name: say('deposit.confirm') }).click()
  await expect(page.getByRole('dialog', { name: say('deposit.limitAsk') })).toBeVisible()
  await page.goBack()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.frameLocator('iframe').getByText('A game')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/lobby/home')
})

test('leaving the page closes the game', async ({ page }) => {
  const exits = await answerStart(page, opened)
  await open(page, '/lobby/home')
  await followLink(page, '/start?gameId=101')
  await expect(page.frameLocator('iframe').getByText('A game')).toBeVisible()
  await page.getByRole('button', { name: say('common.back') }).click()
  await expect(page).toHaveURL('/lobby/home')
  await expect.poll(() => exits).toEqual(['session-1'])
})

test('the header tells time and net result; a check interrupts play, and idle games end', async ({
  page,
}) => {
  const exits = await answerStart(page, opened)
  const from = Date.now() - 61 * 60_000
  const due = { ...aSitting, fromTime: from, checkTime: from, staked: 300_00, won: 120_00 }
  const asked = { ...due, checkTime: aSitting.checkTime, idleAskMinutes: 0 }
  const gone = { ...asked, idleEndMinutes: 0 }
  let told: object = due
  await page.route('**/app/v1/getSitting', (route) => route.fulfill({ json: told }))
  await page.route('**/app/v1/answerRealityCheck', (route) => route.fulfill({ json: asked }))
  await open(page, '/start?gameId=101')
  const check = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('link', { name: say('play.checkLimits') }) })
  await expect(check).toBeVisible()
  for (const sum of ['฿300.00', '฿120.00', '−฿180.00'])
    await expect(check.getByText(sum, { exact: true })).toBeVisible()
  await expect(check.getByRole('link', { name: say('play.checkRounds') })).toBeVisible()
  // The key that spins the reels presses nothing in it.
  await expect(check.getByRole('heading')).toBeFocused()
  for (const name of [say('play.stopNow'), say('play.checkLeave')])
    await expect(check.getByRole('button', { name })).toBeVisible()
  await expectAccessible(page)
  await takePicture(page, 'play-check')
  const header = page.getByLabel(say('play.header'))
  await check.getByRole('button', { name: say('play.checkContinue') }).click()
  const idle = page.getByRole('dialog', { name: say('play.idle') })
  await expect(idle).toBeVisible()
  await expect(check).toBeHidden()
  await expect(header).toContainText(say('play.net', { money: '−฿180.00' }))
  const inHeader = (role: 'link' | 'button', name: string) =>
    header.getByRole(role, { name, includeHidden: true })
  await expect(inHeader('link', say('frame.limits'))).toHaveAttribute('href', '/limits')
  await expect(inHeader('link', say('frame.break'))).toHaveAttribute('href', '/break')
  await expect(inHeader('button', say('play.stopNow'))).toBeVisible()
  expect(exits).toEqual([])
  told = gone
  await idle.getByRole('button', { name: say('play.idleStay') }).click()
  await expect(page.getByText(say('play.ended'))).toBeVisible()
  told = due
  // A window that passes from a desktop's to a phone's is drawn anew: it begins as a phone.
  await page.setViewportSize(phone)
  await open(page, '/start?gameId=101&lang=en-US')
  const inEnglish = page.getByRole('dialog')
  const last = inEnglish.getByRole('button', { name: 'Keep playing' })
  await expect(last).toBeVisible()
  await expectAccessible(page)
  // On its side a phone scrolls to the buttons, and at any size nothing covers time and net result.
  for (const size of [{ width: 844, height: 390 }, phone]) {
    await page.setViewportSize(size)
    for (const part of ['..', '../preceding-sibling::*[1]'])
      await expect(async () => {
        const above = await page.locator('header[aria-label]').boundingBox()
        const covering = await inEnglish.locator(`xpath=${part}`).boundingBox()
        expect(above?.height).toBeGreaterThan(40)
        expect(covering?.y).toBeGreaterThanOrEqual(Math.floor(above?.height ?? 0))
      }).toPass({ timeout: 30_000 })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})

test('a lost session is told and the game opens again', async ({ page }) => {
  await answerStart(page, opened)
  await open(page, '/start?gameId=101')
  await expect(page.frameLocator('iframe').getByText('A game')).toBeVisible()
  await sayFromGame(page, 'sessionLost')
  await expect(page.getByText(say('play.lost'))).toBeVisible()
  await page.getByRole('button', { name: say('play.reopen') }).click()
  await expect(page.frameLocator('iframe').getByText('A game')).toBeVisible()
})

for (const [error, words] of [
  ['inMaintenance', say('play.maintenance')],
  ['unknownGame', say('play.unknown')],
  ['providerSilent', say('play.silent')],
  ['kycDue', say('play.refusedKyc')],
] as const)
  test(`${error} is told with a way on`, async ({ page }) => {
    await answerStart(page, { code: 200, errcode: 1, error })
    await open(page, '/start?gameId=101')
    await expect(page.getByText(words)).toBeVisible()
    await takePicture(page, `play-${error}`)
  })

test('no game in the address is an unknown game', async ({ page }) => {
  await open(page, '/start')
  await expect(page.getByText(say('play.unknown'))).toBeVisible()
})

test('without a connection the page says so and tries again', async ({ page }) => {
  await page.route('**/app/v1/startGame', (route) => route.abort())
  await open(page, '/start?gameId=101')
  await expect(page.getByText(say('frame.offlinePage'))).toBeVisible()
  await answerStart(page, opened)
  await page.getByRole('button', { name: say('common.retry') }).click()
  await expect(page.frameLocator('iframe').getByText('A game')).toBeVisible()
})

const told = {
  names: { W: { th: 'นาคา', en: 'Naga' }, C: { th: 'มงกุฎ', en: 'Crown' } },
  parts: [
    {
      title: { th: 'หมุน', en: 'Spin' },
      grid: [['C', 'W', 'C']],
      lit: [0, 1, 2],
      facts: [{ name: { th: 'มงกุฎ ×3', en: 'Crown ×3' }, value: '2.5× = 250.00' }],
    },
  ],
  proof: { commitment: 'c0ffee', playerSeed: 'mine', nonce: 7 },
}

test('rounds are listed by filter with their sums; one goes on, another shows its result', async ({
  page,
}) => {
  const detailUrl = 'https://games.example/rounds/r2'
  const over = { status: 'settled', win: 250_00, canResume: false, detailUrl }
  const done = { ...aRound, ...over, roundId: 'r2', gameName: 'เกมเก่า', gameId: 9_999 }
  const total = { stake: 200_00, win: 250_00 }
  const asked: { roundId?: string; status?: string; typeId?: number; from?: string }[] = []
  await page.route('**/app/v1/betRecord', (route) => {
    const filter = route.request().postDataJSON() as (typeof asked)[number]
    asked.push(filter)
    const roundList = filter.roundId ? [{ ...done, result: told }] : [aRound, done]
    return route.fulfill({ json: { code: 200, errcode: 0, roundList, nextCursor: null, total } })
  })
  await open(page, '/record/bets')
  await expect(page.getByText(say('play.totalStake'))).toBeVisible()
  await expect(page.getByRole('link', { name: say('play.resume') })).toHaveAttribute(
    'href',
    '/start?gameId=101',
  )
  await page.getByRole('button', { name: say('play.anyTime') }).click()
  await page.getByRole('button', { name: 'สล็อต' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ typeId: 1 })
  expect(asked[0]?.from).toBeTruthy()
  expect(asked.at(-1)?.from).toBeUndefined()
  await takePicture(page, 'play-rounds')
  await page.getByRole('link', { name: 'เกมเก่า' }).click()
  await expect(page.getByRole('cell', { name: 'นาคา' })).toBeVisible()
  await expect(page.getByText('2.5× = 250.00')).toBeVisible()
  await expect(page.getByText('c0ffee')).toBeVisible()
  await expect(page.getByRole('link', { name: say('play.verify') })).toHaveAttribute(
    'href',
    `${detailUrl}?locale=th-TH`,
  )
  await takePicture(page, 'play-round')
})

/** For whoever wants to look at it. */
async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'])
    await page.screenshot({ path: `tests/output/${name}.png`, fullPage: true })
}
