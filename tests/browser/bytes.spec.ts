import { gzipSync } from 'node:zlib'
import { expect, phone, test } from './support/fixtures.ts'

const mostBytes = 112_000

test.use({ viewport: phone })

test('the app of home is at most 112 kB of JavaScript, gzipped', async ({ page }) => {
  const scripts = new Map<string, number>()
  const sizes: Promise<unknown>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    const measured = response.body().then((body) => scripts.set(pathname, gzipSync(body).length))
    // What comes later than the first picture may still be on its way when the test ends.
    measured.catch(() => undefined)
    sizes.push(measured)
  })
  // What waits for an idle moment comes after the first load; when that is, no test should guess.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/lobby/home')
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
  await Promise.all(sizes)
  const first = [...scripts]
  const total = first.reduce((sum, [, bytes]) => sum + bytes, 0)
  const rows = first.map(([name, bytes]) => `${String(bytes).padStart(7)} ${name}`)
  test
    .info()
    .annotations.push({ type: 'bytes', description: [...rows, `total ${total}`].join('\n') })
  expect(total, rows.join('\n')).toBeLessThanOrEqual(mostBytes)
})
