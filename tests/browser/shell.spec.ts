import { makeMobile, readSms } from './support/accounts.ts'
import { desktop, expect, open, phone, test } from './support/fixtures.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

test('a visitor is asked to sign in, and the way is remembered', async ({ page }) => {
  await page.goto('/lobby/wallets/withdraw?from=menu')
  await expect(page).toHaveURL('/login?to=%2Flobby%2Fwallets%2Fwithdraw%3Ffrom%3Dmenu')
})

test('the shell follows the window and keeps the page both have', async ({ page }) => {
  await open(page, '/lobby/notice')
  await expect(page.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible()
  await page.setViewportSize(desktop)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveURL('/lobby/notice')
  await page.setViewportSize(phone)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page).toHaveURL('/lobby/notice')
})

test('a page of one shell becomes the nearest page of the other', async ({ page, signIn }) => {
  await signIn()
  await open(page, '/profile/favorites')
  await page.setViewportSize(desktop)
  await expect(page).toHaveURL('/lobby/favorites')
  await page.setViewportSize(phone)
  await expect(page).toHaveURL('/profile/favorites')
})

test('the language changes at once, everywhere, and is remembered', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/lobby/notice')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^News · /)
  await expect(page).toHaveURL('/lobby/notice')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
})

test.describe('a browser in English', () => {
  test.use({ locale: 'en-US' })

  test('is spoken to in English from the first byte to the SMS', async ({ page, signIn }) => {
    await signIn()
    const first = await page.goto('/bind')
    const html = (await first?.text()) ?? ''
    expect(html).toContain('<html lang="en"')
    expect(html).toContain('content="Games, rewards and your wallet in one place.')
    const mobile = makeMobile()
    await page.getByLabel('Phone number').fill(mobile)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('The code was sent.', { exact: false })).toBeVisible()
    expect(await readSms(mobile)).toMatch(/^Landao: your code is \d{6}/)
  })
})

test('tabs light up and say so to a screen reader', async ({ page }) => {
  await open(page, '/lobby/home')
  const tabs = page.getByRole('navigation', { name: 'เมนูหลัก' })
  await expect(tabs.getByRole('link', { name: 'หน้าหลัก' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'รางวัล' }).click()
  await expect(page).toHaveURL('/lobby/rewards')
  await expect(tabs.getByRole('link', { name: 'รางวัล' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('home is found again where it was left, other pages start at the top', async ({ page }) => {
  // What others win comes above the games and moves the page on with what is seen.
  const wins = page.waitForResponse(/lobbyTips$/)
  await open(page, '/lobby/home')
  await wins
  await page.evaluate(`document.body.style.minHeight = '3000px'; scrollTo(0, 700)
    addEventListener('click', () => (window.leftAt = scrollY), { capture: true, once: true })`)
  await page.getByRole('link', { name: 'ข่าวสาร' }).click()
  await expect(page).toHaveURL('/lobby/notice')
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/lobby/home')
  const leftAt = await page.evaluate<number>('leftAt')
  expect(leftAt).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate('scrollY')).toBe(leftAt)
})

test('signing out in another tab ends this one too', async ({ page, context, signIn }) => {
  await signIn()
  await open(page, '/points')
  await expect(page).toHaveURL('/points')
  const other = await context.newPage()
  await open(other, '/lobby/home')
  await other.evaluate(() => localStorage.removeItem('ACCESS_TOKEN'))
  await expect(page).toHaveURL('/login?to=%2Fpoints')
})

test('the skip link leads past the menus', async ({ page }) => {
  await open(page, '/lobby/notice')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the page speaks up when the network goes and is quiet when it is back', async ({
  page,
  context,
}) => {
  await open(page, '/lobby/notice')
  await context.setOffline(true)
  await expect(page.getByText('คุณออฟไลน์อยู่')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('คุณออฟไลน์อยู่')).toHaveCount(0)
})

test('a page of entry that came without the settings has them once they can be had', async ({
  page,
}) => {
  const settings = '**/app/v1/anonymous/appConfig'
  await page.route(settings, (route) => route.abort())
  await page.goto('/register')
  await expect(page.getByText(say('common.networkError'))).toBeVisible()
  await page.unroute(settings)
  await expect(page.getByLabel(say('login.username'))).toBeVisible()
})
