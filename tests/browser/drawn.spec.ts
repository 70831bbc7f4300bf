import { desktop, expect, phone, phoneAgent, test } from './support/fixtures.ts'
import { say } from './support/say.ts'

/** Home as the server draws it, before any script runs. */
for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test.describe(`home before its scripts, ${kind}`, () => {
    test.use({ viewport, javaScriptEnabled: false })

    test('is there, in the shell that fits the window', async ({ page }) => {
      await page.goto('/lobby/home')
      await expect(page.getByRole('heading', { name: say('home.popular') })).toBeVisible()
      await expect(page.getByRole('heading', { name: say('home.popular') })).toHaveCount(1)
      await expect(page.getByText('แพ็กฝากครั้งแรก').filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('[data-shell=mobile]')).toBeVisible({ visible: kind === 'phone' })
      await expect(page.getByText(say('frame.offline'), { exact: false })).toHaveCount(0)
      // Beside a wide banner nothing stays empty until the app comes.
      const news = page.getByRole('heading', { name: say('home.news') })
      await expect(news).toHaveCount(kind === 'phone' ? 0 : 1)
      // One golden button: two would not say what is the next step.
      const golden = page.locator('a[class*=_button_][class*=_brand_]:visible')
      await expect(golden).toHaveCount(1)

      await page.goto('/lobby/home?game=101')
      const sheet = page.getByRole('dialog', { name: 'นาคาเพลิง' })
      const play = sheet.getByRole('link', { name: say('gameSheet.play'), exact: true })
      await expect(play).toHaveAttribute('href', '/start?gameId=101')
      await sheet.getByRole('link', { name: say('common.close') }).click()
      await expect(page).toHaveURL(/\/lobby\/home$/)
      await expect(sheet).toHaveCount(0)
    })
  })

test('the drawn home comes alive without a shift or a complaint', async ({ page, complaints }) => {
  await page.setViewportSize(phone)
  const styles: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    const shifts: { value: number; isLate: boolean; moved: string[] }[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] }
    const toText = (node: Element | null) => node?.outerHTML?.slice(0, 120) ?? '(gone)'
    let lettersAt = Infinity
    const note = () => (lettersAt = performance.now())
    void document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(note)))
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => toText(node))
        shifts.push({ value, isLate: startTime > lettersAt, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/lobby/home')
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: say('home.popular') })).toBeVisible()
  type Noted = { value: number; isLate: boolean }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Noted[] }).shifts)
  // As the letters of the page come, which on a busy machine is after the first picture; and as
  // the app does.
  for (const late of [false, true]) {
    const sum = shifts.reduce((all, { value, isLate }) => all + (isLate === late ? value : 0), 0)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02)
  }
  expect(complaints).toEqual([])
  // The page has the styles of what is drawn; the app's own come once, and not the other shell's.
  const count = (name: string) => styles.filter((style) => style.includes(`/${name}-`)).length
  expect(['frame', 'mobile', 'home', 'desktop'].map(count)).toEqual([1, 1, 1, 0])
})

test('a drawn sheet is taken over where it stands', async ({ page }) => {
  await page.setViewportSize(phone)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/GameSheet-.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/lobby/home?game=101')
  const sheet = page.getByRole('dialog', { name: 'นาคาเพลิง' })
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  const play = sheet.getByRole('link', { name: say('gameSheet.play'), exact: true })
  const close = sheet.getByLabel(say('common.close'))
  const drawn = await page.locator('#sheet').locator(play).boundingBox()
  const corner = await page.locator('#sheet').locator(close).boundingBox()
  held.resolve()
  await expect(page.locator('#sheet')).toHaveCount(0)
  // The week's best rounds may come above; what can be pressed stays under the finger.
  expect(await play.boundingBox()).toEqual(drawn)
  expect((await close.boundingBox())?.x).toBe(corner?.x)
  await expect(play).toBeFocused()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/lobby\/home$/)
})

test('a drawn sheet that is left before ours could say as much goes, too', async ({ page }) => {
  await page.setViewportSize(phone)
  const asked = page.waitForRequest(/\/gameInfo\b/)
  await page.route(/\/gameInfo\b/, () => undefined)
  await page.goto('/lobby/home?game=101')
  await asked
  const drawn = page.locator('#sheet')
  await drawn.getByRole('link', { name: say('gameSheet.practice') }).click()
  await expect(page).toHaveURL(/\/practice\?gameId=101$/)
  await expect(drawn).toHaveCount(0)
})

test('a press that began on the drawn sheet ends on it', async ({ page }) => {
  await page.setViewportSize(phone)
  const held = Promise.withResolvers<void>()
  const asked = page.waitForRequest(/\/gameInfo\b/)
  await page.route(/\/gameInfo\b/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/lobby/home?game=101')
  await asked
  await page
    .locator('#sheet')
    .getByRole('link', { name: say('gameSheet.practice') })
    .hover()
  await page.mouse.down()
  const answered = page.waitForResponse(/\/gameInfo\b/)
  held.resolve()
  await answered
  // Ours could stand there by now.
  for (let rests = 0; rests < 3; rests++)
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/practice\?gameId=101$/)
})

test.describe('a visitor’s home, before its app', () => {
  test.use({ isStill: true })

  // The browser never rests, and the longest wait never ends: only a visitor brings the app.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const later = window.setTimeout
      Object.assign(window, {
        requestIdleCallback: () => 0,
        setTimeout: (work: () => void, ms?: number) => (ms === 10_000 ? 0 : later(work, ms)),
      })
    }),
  )

  test('needs no app; what is pressed before it, it presses, wherever it stands by then', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    const scripts: string[] = []
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      scripts.push(route.request().url())
      await held.promise
      await route.continue()
    })
    await page.goto('/lobby/home')
    const heart = page.getByRole('button', { name: new RegExp(say('games.like', { name: '.+' })) })
    await expect(page.locator('[data-shell=mobile]')).toBeVisible()
    expect(scripts).toEqual([])
    await heart.first().click()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await page.evaluate(() => scrollBy(0, 300))
    held.resolve()
    await expect(page).toHaveURL(/\/login/)
  })

  test('keeps what is typed into the search of a desktop', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/lobby/home')
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: say('frame.searchLong') })
    await expect(field).toBeFocused()
    await page.keyboard.type('naga')
    held.resolve()
    await expect(page.locator('[data-shell]')).toHaveCount(0)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('naga')
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test('brings it when somebody points, and lets what is new be told', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/lobby/home')
    await page.mouse.move(20, 300)
    await expect(page.locator('[data-shell]')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-touched')
  })
})

test.describe('a phone’s answer', () => {
  test.use({ userAgent: phoneAgent, viewport: desktop, isStill: true })

  test('has one shell; shown in a wide window, it brings the app at once', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    const answer = await page.goto('/lobby/home')
    expect(await answer?.text()).not.toContain('data-shell="desktop"')
    await expect(page.getByRole('heading', { name: say('home.popular') })).toBeVisible()
  })
})

test.describe('a visitor who only looks', () => {
  test.use({ isStill: true, viewport: phone })

  test('sees the banner first; the app comes at rest and runs a little later', async ({ page }) => {
    const others: string[] = []
    const held = Promise.withResolvers<void>()
    await page.route(/\/art\//, async (route) => {
      if (!route.request().url().includes('/banner/')) others.push(route.request().url())
      else await held.promise
      await route.continue()
    })
    await page.addInitScript(() => {
      const later = window.setTimeout
      const begin = (work: () => void, ms?: number) => {
        if (ms === 4000) Object.assign(window, { haveRested: work })
        return ms === 4000 || ms === 10_000 ? 0 : later(work, ms)
      }
      Object.assign(window, { setTimeout: begin })
    })
    await page.goto('/lobby/home', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-shell=mobile]')).toBeVisible()
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    expect(others).toEqual([])
    held.resolve()
    await expect.poll(() => others.length).toBeGreaterThan(5)
    await page.waitForFunction(() => 'haveRested' in window)
    await expect(page.locator('head > link[rel=modulepreload][fetchpriority=low]')).not.toHaveCount(
      0,
    )
    await expect(page.locator('[data-shell=mobile]')).toBeVisible()
    await page.evaluate(() => (window as unknown as { haveRested(): void }).haveRested())
    await expect(page.locator('[data-shell]')).toHaveCount(0)
  })
})

test('a player is not shown a visitor’s home', async ({ page, signIn }) => {
  await page.setViewportSize(phone)
  await signIn()
  // Scripts are late: what can be seen until then?
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/lobby/home', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(page.locator('#root')).toBeHidden()
  held.resolve()
  await expect(page.getByRole('button', { name: say('frame.openMenu') })).toBeVisible()
})
