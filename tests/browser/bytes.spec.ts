import { gzipSync } from 'node:zlib'
import { expect, type Page, phone, test } from './support/fixtures.ts'

const mostBytes = 112_000
const mostPictureBytes = 220_000

test.use({ viewport: phone, deviceScaleFactor: 2.625 })

test('the app of home is at most 112 kB of JavaScript, gzipped, and 220 kB of pictures', async ({
  page,
}) => {
  const scripts = weigh(page, /\.js$/, (body) => gzipSync(body).length)
  const pictures = weigh(page, /\.(avif|webp|png|svg)$/, (body) => body.length)
  // What waits for an idle moment comes after the first load; when that is, no test should guess.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/lobby/home')
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
  await page.evaluate(() => {
    const eager = [...document.images].filter(({ loading }) => loading !== 'lazy')
    return Promise.allSettled(eager.map((image) => image.decode()))
  })
  await expectAtMost(scripts, mostBytes)
  await expectAtMost(pictures, mostPictureBytes)
})

type Weights = { sizes: Map<string, number>; measured: Promise<unknown>[] }

function weigh(page: Page, files: RegExp, sizeOf: (body: Buffer) => number): Weights {
  const weights: Weights = { sizes: new Map(), measured: [] }
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!files.test(pathname)) return
    const one = response.body().then((body) => weights.sizes.set(pathname, sizeOf(body)))
    // What comes later than the first picture may still be on its way when the test ends.
    one.catch(() => undefined)
    weights.measured.push(one)
  })
  return weights
}

async function expectAtMost({ sizes, measured }: Weights, most: number): Promise<void> {
  await Promise.all(measured)
  const rows = [...sizes].map(([name, bytes]) => `${String(bytes).padStart(7)} ${name}`)
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
  const description = [...rows, `total ${total}`].join('\n')
  test.info().annotations.push({ type: 'bytes', description })
  expect(total, rows.join('\n')).toBeGreaterThan(0)
  expect(total, rows.join('\n')).toBeLessThanOrEqual(most)
}
