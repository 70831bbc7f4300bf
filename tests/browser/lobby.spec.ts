import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  open,
  type Page,
  phone,
  speak,
} from './support/fixtures.ts'
import { recordEvents, test } from './support/lobby.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

const rail = (page: Page) => page.getByRole('navigation', { name: say('games.categories') })
/** A game may stand in several rows. */
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(name) }).first()
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(`home shows a visitor the whole house, accessibly and at every width, ${kind}`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/lobby/home')
    await expect(page.getByRole('region', { name: say('home.banners') })).toBeVisible()
    await expect(page.getByRole('navigation', { name: say('home.shortcuts') })).toBeVisible()
    await expect(page.getByRole('button', { name: say('home.playVideo') })).toBeVisible()
    await expect(page.getByText('48,250.00').first()).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('นาคาเพลิง')
    await expect(page.getByRole('article').nth(1)).toContainText('กวักทรัพย์')
    await expectAccessible(page)
    const widths = kind === 'phone' ? [360, 390, 768] : [1024, 1440]
    await expectFits(page, widths)
    await speak(page, 'en-US')
    await expectFits(page, widths)
    expect(complaints).toEqual([])
  })

test('a type’s tab has its brands; the open tab is kept and logged', async ({ page }) => {
  const events = await recordEvents(page)
  await open(page, '/lobby/home')
  await rail(page).getByRole('link', { name: 'สล็อต' }).click()
  await expect(page.getByRole('heading', { name: /^สล็อต\s*18 เกม/ })).toBeVisible()
  await page.getByRole('button', { name: 'Dustline' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('link', { name: say('tab.notice') }).click()
  await expect(page).toHaveURL('/lobby/notice')
  await page.getByRole('link', { name: say('games.home') }).click()
  await expect(page.getByRole('button', { name: 'Dustline' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect.poll(() => events).toContain('home_tab_change {"tab":"slots"}')
  await open(page, '/lobby/home')
  await expect(page.getByRole('heading', { name: /^สล็อต\s*18 เกม/ })).toBeVisible()
})

test('a history entry brings its type and brand', async ({ page }) => {
  await open(page, '/lobby/home')
  await page.evaluate(() => history.pushState({ typeId: 1, brandId: 2 }, '', '/lobby/home'))
  await expect(page.getByRole('button', { name: 'Sunreel' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a closed game says when it opens again and cannot be played', async ({ page }) => {
  await open(page, '/lobby/home?tab=1')
  const closed = card(page, 'ชูการ์ออร์บิต')
  await expect(closed).toContainText(say('games.closed'))
  await expect(closed).toContainText(/เปิดอีกครั้ง/)
  await closed.getByRole('link').click()
  const sheet = page.getByRole('dialog', { name: 'ชูการ์ออร์บิต' })
  await expect(sheet).toContainText(/เปิดอีกครั้ง/)
  await expect(sheet.getByRole('button', { name: say('common.close') })).toBeVisible()
  await expect(sheet.getByRole('link', { name: say('gameSheet.play') })).toHaveCount(0)
})

test('a game is told of first: two Enters play it, and back leads to the list', async ({
  page,
  enter,
}) => {
  await enter()
  await open(page, '/lobby/home?game=101')
  const sheet = page.getByRole('dialog', { name: 'นาคาเพลิง' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await card(page, 'นาคาเพลิง').first().getByRole('link').press('Enter')
  await expect(sheet.getByRole('link', { name: say('gameSheet.play') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/start\?gameId=101$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/lobby\/home$/)
  await expect(card(page, 'นาคาเพลิง').first()).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('a new player has first steps, a round that waits, and rows below the popular games', async ({
  page,
  enter,
}) => {
  await enter()
  await page.addInitScript(() => localStorage.removeItem('CHECKLIST_OFF'))
  const roundList = [{ gameId: 104, stake: 50_00, openTime: Date.now() }]
  await page.route(/\/getOpenRounds$/, (route) =>
    route.fulfill({ json: { code: 200, errcode: 0, roundList } }),
  )
  await open(page, '/lobby/home')
  const putAway = page.getByRole('button', { name: say('checklist.close') })
  const steps = page.getByRole('region').filter({ has: putAway })
  await expect(steps.getByRole('listitem')).toHaveCount(6)
  await expect(steps.getByRole('link')).toHaveCount(6)
  await expectAccessible(page)
  await putAway.click()
  await expect(putAway).toHaveCount(0)
  const waiting = page.getByRole('link', { name: /เดิมพัน ฿50\.00/ })
  await expect(waiting).toHaveAttribute('href', '/start?gameId=104')
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  const studios = page.locator('section').filter({
    has: page.getByRole('heading', { name: say('rows.studios') }),
  })
  await studios.getByRole('button', { name: 'Dustline' }).click()
  await expect(studios.getByRole('article')).toHaveCount(3)
  await studios.getByRole('article').first().getByRole('link').press('ArrowRight')
  await expect(studios.getByRole('article').nth(1).getByRole('link').first()).toBeFocused()
})

test('a heart turns at once, is kept, and fills the favorites', async ({ page, enter }) => {
  const events = await recordEvents(page)
  await enter()
  await open(page, '/lobby/home')
  await heart(page, say('games.like', { name: 'หน้ากากอมูเนต' })).click()
  await heart(page, say('games.like', { name: 'พยัคฆ์หยก' })).click()
  await expect(heart(page, say('games.unlike', { name: 'พยัคฆ์หยก' }))).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // The event is logged once the server has it.
  const saved = () => events.filter((event) => event.startsWith('save_favarite'))
  await expect.poll(saved).toHaveLength(2)
  await expect.poll(saved).toContain('save_favarite {"gameId":110}')
  await open(page, '/lobby/home?tab=101')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText('พยัคฆ์หยก')
  await heart(page, say('games.unlike', { name: 'พยัคฆ์หยก' })).click()
  await heart(page, say('games.unlike', { name: 'หน้ากากอมูเนต' })).click()
  await expect(page.getByRole('heading', { name: say('games.noLiked') })).toBeVisible()
  await expect.poll(() => events).toContain('cancel_favarite {"gameId":110}')
})

test('a refused heart turns back; being so already is no refusal', async ({ page, enter }) => {
  await enter()
  await open(page, '/lobby/home')
  await expect(heart(page, say('games.like', { name: 'เซเว่นไฟลุก' }))).toBeVisible()
  const unknown = { code: 200, errcode: 1001, error: 'unknownGame' }
  await page.route(/\/gameLike$/, (route) => route.fulfill({ json: unknown }))
  await heart(page, say('games.like', { name: 'เซเว่นไฟลุก' })).click()
  await expect(page.getByRole('status').filter({ hasText: '1001' })).toBeVisible()
  await expect(heart(page, say('games.like', { name: 'เซเว่นไฟลุก' }))).toBeVisible()
  const alreadySo = { code: 200, errcode: 1004, error: 'alreadySo' }
  await page.route(/\/gameLike$/, (route) => route.fulfill({ json: alreadySo }))
  const answered = page.waitForResponse(/\/gameLike$/)
  await heart(page, say('games.like', { name: 'นาคาเพลิง' })).click()
  await (await answered).finished()
  await expect(heart(page, say('games.unlike', { name: 'นาคาเพลิง' }))).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1004' })).toHaveCount(0)
})

test('search finds as one types, forgives slips and remembers', async ({ page, enter }) => {
  await enter()
  await open(page, '/search')
  const field = page.getByRole('searchbox')
  await field.fill('นาดาเพลิง')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, 'นาคาเพลิง')).toBeVisible()
  await field.press('Enter')
  await field.fill('')
  await page.getByRole('button', { name: 'นาดาเพลิง' }).click()
  await expect(field).toHaveValue('นาดาเพลิง')
  await field.fill('zzzzzzzz')
  await expect(page.getByText(say('games.notFound', { question: 'zzzzzzzz' }))).toBeVisible()
  await expect(page.getByRole('heading', { name: say('games.suggested') })).toBeVisible()
})

test('the desktop’s search drops down, by keyboard too', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/lobby/home')
  const field = page.getByRole('combobox', { name: say('frame.searchLong') })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.fill('bluefin')
  await expect(page.getByRole('option', { name: /ล่าฉลามทอง/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: /ล่าฉลามทอง/ })).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.fill('naga')
  const naga = page.getByRole('option', { name: /นาคาเพลิง/ })
  await expect(naga).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login\?to=%2Fstart/)
})

test('the games page lists type by type', async ({ page, enter }) => {
  await page.setViewportSize(desktop)
  await enter()
  await open(page, '/lobby/games')
  await expect(page.getByRole('heading', { name: /^สล็อต\s*18 เกม/ })).toBeVisible()
  await rail(page).getByRole('link', { name: 'ยิงปลา' }).click()
  await expect(page).toHaveURL('/lobby/games?type=2')
  await expect(page.getByRole('heading', { name: /^ยิงปลา\s*6 เกม/ })).toBeVisible()
})

test('the home tab leads back to the top once the page is scrolled', async ({ page }) => {
  await open(page, '/lobby/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate('scrollTo(0, 600)')
  await page.getByRole('link', { name: say('frame.toTop') }).click()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await expect(
    page.getByRole('link', { name: say('games.home'), exact: true }).last(),
  ).toBeVisible()
})

test('a second visit is drawn before the server answers', async ({ page }) => {
  await open(page, '/lobby/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('GAME_LIST_VERSION')))
    .not.toBeNull()
  await page.route(/\/app\/v1\//, () => undefined)
  // A type's tab: the page comes without its games, so that they can only be those of last time.
  await page.goto('/lobby/home?tab=1')
  await expect(page.getByRole('article').first()).toContainText('นาคาเพลิง')
})
