import {
  desktop,
  expect,
  expectAccessible,
  expectNoOverflow,
  expectSettled,
  long,
  open,
  phone,
  speak,
  test,
  walk,
} from './support/fixtures.ts'
import { say, startingWith } from './support/say.ts'

const shells = { phone, desktop } as const

test.use({ viewport: phone })

for (const [kind, viewport] of Object.entries(shells)) {
  test.describe(`on a ${kind}`, () => {
    test.use({ viewport })

    test('news is listed, and each opens with its picture, text and way on', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await open(page, '/lobby/notice')
      const cards = page.getByRole('main').getByRole('listitem')
      await expect(cards).toHaveCount(6)
      await expect(cards.first().getByText(/\d{1,2} .+ 25\d\d/)).toBeVisible()
      await cards.first().click()
      await expect(page).toHaveURL(
        kind === 'phone' ? /^.*\/notice\/detail\/\d+$/ : /\/lobby\/notice\/detail\/\d+$/,
      )
      const story = page.getByRole('article')
      await expect(story.getByRole('heading', { name: 'ยินดีต้อนรับสู่ลานดาว' })).toBeVisible()
      await expect(story.locator('p')).toHaveCount(2)
      const way = story.getByRole('link', { name: say('notices.openActivity') })
      await expect(way).toHaveAttribute('href', '/activity/firstCharge')
      await expect(page.getByRole('complementary').last().getByRole('link')).toHaveCount(4)
    })

    const forAll = ['/terms-of-use', '/privacy-policy', '/service', '/about', '/lobby/notice']
    test(
      'what a visitor reads is accessible, and fits in both languages',
      long(kind === 'desktop'),
      async ({ page }) => {
        await open(page, '/about')
        for (const path of forAll) {
          await walk(page, path)
          await expectAccessible(page)
        }
        await speak(page, 'en-US')
        for (const path of forAll) {
          await walk(page, path)
          await expectSettled(page)
          await expectNoOverflow(page, path)
          expect.soft(await page.getByRole('main').innerText()).not.toMatch(/\{\w+\}/)
        }
      },
    )

    const forPlayers = ['/profile/more', '/profile/license', '/profile/agree/terms', '/lobby/email']
    const more = kind === 'desktop' ? ['/lobby/member'] : []
    test(
      'what a player reads is accessible and fits',
      long(kind === 'desktop'),
      async ({ page, signIn }) => {
        await signIn()
        await open(page, '/lobby/notice')
        for (const path of [...forPlayers, ...more]) {
          await walk(page, path)
          await expectAccessible(page)
          await expectNoOverflow(page, path)
        }
      },
    )
  })
}

test('a news item that is gone leads back to the list', async ({ page }) => {
  await open(page, '/notice/detail/999999')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('notices.all') })
    .click()
  await expect(page).toHaveURL('/lobby/notice')
})

test('what an operator typed is text, and only safe links are offered', async ({ page }) => {
  const bad = {
    clickType: 3,
    clickAction: 'javascript:alert(1)',
    content: '<img src=x onerror=a()>',
  }
  await page.route('**/anonymous/appConfig', async (route) => {
    const answer = await route.fetch()
    const site = (await answer.json()) as { appNoticeConfigList: object[] }
    const appNoticeConfigList = site.appNoticeConfigList.map((notice) => ({ ...notice, ...bad }))
    await route.fulfill({ response: answer, json: { ...site, appNoticeConfigList } })
  })
  await open(page, '/lobby/notice')
  await page.getByRole('main').getByRole('link').first().click()
  const story = page.getByRole('article')
  await expect(story.getByText('<img src=x onerror=a()>')).toBeVisible()
  await expect(story.getByRole('link')).toHaveCount(0)
  await expect(story.locator('img')).toHaveCount(1)
})

test('the list says so when there is no news', async ({ page }) => {
  await page.route('**/anonymous/appConfig', async (route) => {
    const answer = await route.fetch()
    const site = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...site, appNoticeConfigList: [] } })
  })
  await open(page, '/lobby/notice')
  await expect(page.getByRole('heading', { name: say('notices.none') })).toBeVisible()
})

test('the terms state age, identity, one account, a first deposit and processing times', async ({
  page,
}) => {
  await open(page, '/terms-of-use?lang=en-US')
  const text = await page.getByRole('article').innerText()
  for (const rule of [
    /at least 21 years old/,
    /before your first withdrawal, or within seven days/,
    /Each player has one account/,
    /after your first completed deposit/,
    /Deposits stay the money of the person who paid them in/,
    /give a bonus up at any time/,
  ])
    expect.soft(text).toMatch(rule)
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    /Amount\s*Time/,
    /1 to 50,000\s*1–3 business days/,
    /50,000 to 500,000\s*3–5 business days/,
    /Above 500,000\s*5–10 business days/,
  ])
})

test('the privacy policy says how long data is kept and whom to write to', async ({ page }) => {
  await open(page, '/privacy-policy')
  const text = page.getByRole('article')
  await expect(text).toContainText('อย่างน้อยหนึ่งปีหลังการเข้าใช้ครั้งสุดท้าย')
  await expect(text).toContainText('support@example.com')
})

test('a link into the terms opens them at its section', async ({ page }) => {
  await open(page, '/service')
  await page.getByText(say('help.turnover')).click()
  await page.getByRole('link', { name: say('help.toTurnover') }).click()
  await expect(page).toHaveURL('/terms-of-use#turnover')
  await expect(
    page.getByRole('heading', { name: say('legal.terms.turnoverTitle') }),
  ).toBeInViewport()
  await page.getByText(say('legal.contents')).click()
  await page.getByRole('link', { name: say('legal.terms.excludedTitle') }).click()
  await expect(
    page.getByRole('heading', { name: say('legal.terms.excludedTitle') }),
  ).toBeInViewport()
})

test('the agreement page changes between its two documents', async ({ page, signIn }) => {
  await signIn()
  await open(page, '/profile/agree/privacy')
  await expect(page.getByRole('heading', { name: say('legal.privacy.keepingTitle') })).toBeVisible()
  await page
    .getByRole('group', { name: say('legal.documents') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL('/profile/agree/terms')
  await expect(page.getByRole('heading', { name: say('legal.terms.whoTitle') })).toBeVisible()
})

test('the service page offers an address, what to have ready, and answers', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/service')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: say('help.email') })).toHaveAttribute(
    'href',
    /^mailto:.+@/,
  )
  await expect(main.getByText(/^ID \d+$/)).toBeVisible()
  await expect(main.getByRole('group')).toHaveCount(8)
  await main.getByText(say('help.password')).click()
  await main.getByRole('link', { name: say('help.toForget') }).click()
  await expect(page).toHaveURL('/forget')
})

test('the licence page shows the licence, and is honest where there is none', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/profile/license')
  await expect(page.getByText(say('about.demoNote'))).toBeVisible()
  await expect(page.getByText(say('about.demo'))).toBeVisible()
  const licence = { number: 'GX-2041', holder: 'Example Gaming', authority: 'Example Regulator' }
  await page.route(/\/(getAfterLoginInfoWeb|appConfig)$/, async (route) => {
    const response = await route.fetch()
    const site = (await response.json()) as object
    await route.fulfill({ response, json: { ...site, licence } })
  })
  // Before the page reads it: what an idle moment stores may come after the test took it away.
  await page.addInitScript(() => localStorage.removeItem('GAME_LIST_VERSION'))
  await page.reload()
  for (const text of Object.values(licence)) await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText(say('about.demoNote'))).toHaveCount(0)
})

test('the member page is the hub, and the way out asks first', async ({ page, signIn }) => {
  await page.setViewportSize(desktop)
  await signIn()
  await open(page, '/lobby/member')
  const hub = page.getByRole('main')
  await expect(hub.getByText(/^ID \d+$/)).toBeVisible()
  await expect(hub.getByText('฿0.00').first()).toBeVisible()
  for (const name of [say('title.task'), say('title.favorites'), 'ผูกเบอร์'])
    await expect.soft(hub.getByRole('link', { name }).first()).toBeVisible()
  // The only other one of that name is the site's own, at the top of the menu.
  const gold = page.locator('[class*="_brand_"]:is(a, button):not([href="/lobby/home"])')
  await expect(gold.filter({ visible: true })).toHaveText([startingWith(say('title.deposit'))])
  const menu = page.getByRole('navigation', { name: say('account.menu') })
  await expect(menu.locator('[aria-current=page]')).toHaveText(say('title.member'))
  await menu.getByRole('link', { name: say('title.bank') }).click()
  await expect(page).toHaveURL('/profile/bank')
  await expect(menu.locator('[aria-current=page]')).toHaveText(say('title.bank'))
  await menu.getByRole('link', { name: say('title.member') }).click()
  await menu.getByRole('button', { name: say('frame.logOut') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common.cancel') })
    .click()
  await expect(page).toHaveURL('/lobby/member')
})
