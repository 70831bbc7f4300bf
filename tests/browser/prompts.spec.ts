import { expect, floatsOf, open, type Page, phone } from './support/fixtures.ts'
import { changeConfig, test } from './support/lobby.ts'
import { say } from './support/say.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/140.0.0.0 Mobile Safari/537.36'
const modalsCode = /\/HomeModals-[\w-]+\.js$/
const promptsCode = /\/Prompts-[\w-]+\.js$/
const app = { downloadType: 2, downloadUrl: 'https://app.example/lobby.apk', url: [] }

test.use({ viewport: phone, hasPrompts: true, userAgent: android })

test('the notices pop up once for a player, and lead where they say', async ({ page, enter }) => {
  await enter()
  await open(page, '/lobby/home?game=101')
  const sheet = page.getByRole('dialog', { name: 'นาคาเพลิง' })
  await expect(sheet).toBeVisible()
  const popup = page.getByRole('dialog', { name: say('home.noticeTitle') })
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  // They come from the same piece of code, after it.
  await expect(floatsOf(page)).toBeVisible()
  await expect(popup).toHaveCount(0)
  await open(page, '/lobby/home')
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('button', { name: say('home.downloadApp') })).toHaveCount(0)
  await popup.getByRole('button', { name: say('common.close') }).click()
  await expect(popup).toHaveCount(0)
  await reloadUntil(page, modalsCode)
  await expect(popup).toHaveCount(0)
})

test('who a player is may be told last: on their first day nothing that sells comes first', async ({
  page,
  enter,
}) => {
  await enter()
  const listed = page.waitForResponse(/\/getActivityIds$/)
  const layer = page.waitForResponse(/\/ActivityLayer-[\w-]+\.js$/)
  await page.route(/\/getAfterLoginInfoWeb$/, async (route) => {
    await Promise.all([listed, layer])
    await route.continue()
  })
  await open(page, '/lobby/home')
  await expect(page.getByRole('dialog')).toHaveAccessibleName(say('home.noticeTitle'))
})

test('an app is offered where there is one: in the pop-up, as a bar, on its page', async ({
  page,
  enter,
}) => {
  await enter()
  await changeConfig(page, { h5: app })
  await open(page, '/lobby/home')
  const popup = page.getByRole('dialog', { name: say('home.noticeTitle') })
  await popup.getByRole('button', { name: say('home.downloadApp') }).click()
  const ask = page.getByRole('dialog', { name: say('home.downloadAsk') })
  await ask.getByRole('button', { name: say('common.cancel') }).click()
  await popup.getByRole('button', { name: say('common.close') }).click()
  await page.getByRole('link', { name: say('home.downloadBar') }).click()
  await expect(page).toHaveURL('/apkdownload')
  const bonus = say('home.appBonus', { amount: '฿20', deposit: '฿100', rate: 5 })
  await expect(page.getByText(bonus)).toBeVisible()
})

test('green mode asks the age first, and shows no promotions', async ({ page }) => {
  await changeConfig(page, { mode: 'green', appNoticeConfigList: [] })
  await open(page, '/lobby/home')
  const age = page.getByRole('dialog', { name: say('prompts.age', { age: 21 }) })
  await expect(age).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(age).toBeVisible()
  await page.goto('/terms-of-use')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(age).toHaveCount(0)
  await page.goto('/lobby/home')
  await age.getByRole('button', { name: say('prompts.ageYes', { age: 21 }) }).click()
  await expect(age).toHaveCount(0)
  await expect(page.getByText('โปรดเล่นอย่างรับผิดชอบ').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: say('home.payments') })).toBeAttached()
  await expect(page.getByRole('navigation', { name: say('home.shortcuts') })).toHaveCount(0)
  await expect(page.getByText('48,250.00')).toHaveCount(0)
})

test('installing is offered once a day', async ({ page }) => {
  const offerInstall = () =>
    page.evaluate(() => {
      const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => undefined,
      })
      dispatchEvent(question)
    })
  await changeConfig(page, { appNoticeConfigList: [] })
  await open(page, '/lobby/home')
  await offerInstall()
  const offer = page.getByRole('dialog', { name: 'เพิ่มลานดาวไว้ที่หน้าจอโฮม' })
  await offer.getByRole('button', { name: say('prompts.later') }).click()
  await expect(offer).toHaveCount(0)
  await reloadUntil(page, promptsCode)
  await offerInstall()
  await rest(page)
  await expect(offer).toHaveCount(0)
})

test.describe('in another browser', () => {
  test.use({ userAgent: android.replace('Chrome/', 'SamsungBrowser/27.0 Chrome/') })

  test('Chrome is recommended until the player says no more', async ({ page }) => {
    await changeConfig(page, { appNoticeConfigList: [] })
    await open(page, '/lobby/home')
    const tip = page.getByRole('dialog', { name: say('prompts.chrome') })
    await tip.getByRole('checkbox').check({ force: true })
    await tip.getByRole('button', { name: say('prompts.stayHere') }).click()
    await expect(tip).toHaveCount(0)
    await reloadUntil(page, promptsCode)
    await expect(tip).toHaveCount(0)
  })
})

test.describe('in our own app', () => {
  test.use({ userAgent: `${android} ParlourApp/1.0.0` })

  test('an app that is too old goes no further', async ({ page }) => {
    const androidApp = { minVersion: '1.2.0', downloadUrl: 'https://app.example/lobby.apk' }
    await changeConfig(page, { androidApp, h5: app })
    await open(page, '/lobby/home')
    const update = page.getByRole('dialog', { name: say('prompts.update') })
    await expect(update).toContainText('1.2.0')
    await page.keyboard.press('Escape')
    await expect(update).toBeVisible()
    await expect(page.getByRole('link', { name: say('home.downloadBar') })).toHaveCount(0)
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', hasPrompts: false })

  test('the app opens as it was, and says that it is offline', async ({ page, context }) => {
    await open(page, '/lobby/home')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect.poll(() => page.evaluate(listMissing)).toEqual([])
    await context.setOffline(true)
    // Not every release of the browser tells a page so that is opened without a network.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    )
    await page.reload()
    await expect(page.getByText(say('frame.offline'))).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('นาคาเพลิง')
    await context.setOffline(false)
    const kept = await page.evaluate(listKept)
    expect(kept.filter((path) => path.startsWith('/app/'))).toEqual([])
  })
})

/** Loads the page anew, until what would ask is here and has had its chance. */
async function reloadUntil(page: Page, code: RegExp): Promise<void> {
  const loaded = page.waitForResponse(code)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await loaded
  await rest(page)
}

/** Until the page has nothing left to do. */
function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/** What the page had loaded when it asked for the worker, and the worker does not keep yet. */
async function listMissing(): Promise<string[]> {
  const requests = await (await caches.open('assets-1')).keys()
  const kept = new Set(requests.map(({ url }) => url))
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const last = loaded.findIndex((name) => name.includes('/assets/offline-worker-'))
  if (last === -1) return ['the worker itself']
  const needed = loaded.slice(0, last + 1).filter((name) => name.includes('/assets/'))
  return needed.filter((name) => !kept.has(name))
}

async function listKept(): Promise<string[]> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
  return requests.map(({ url }) => new URL(url).pathname)
}
