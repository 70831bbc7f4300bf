import { gzipSync } from 'node:zlib'
import { expect, type Page, phone, phoneAgent, test } from './support/fixtures.ts'

/**
 * The page itself, all of which a server may send before it hears back (ten packets of 1,460 bytes
 * less the head); what comes before it rests; the app that comes then or with a touch.
 */
const limits = { page: 13_400, early: 2000, app: 112_000, pictures: 220_000 }

test.use({ viewport: phone, deviceScaleFactor: 2.625, userAgent: phoneAgent, isStill: true })

test('home needs 2 kB of JavaScript before it rests, two fonts and 220 kB of pictures', async ({
  page,
}) => {
  const scripts = weigh(page, /\.js$/, (body) => gzipSync(body).length)
  const pictures = weigh(page, /\.(avif|webp|png|svg)$/, lengthOf)
  const [fonts, styles] = [weigh(page, /\.woff2$/, lengthOf), weigh(page, /\.css$/, lengthOf)]
  // When a browser rests, no test should guess: in this one it never does.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const answer = await page.goto('/lobby/home')
  expect(await answer?.headerValue('content-encoding')).toBe('br')
  expect(Number(await answer?.headerValue('content-length'))).toBeLessThanOrEqual(limits.page)
  await expect(page.locator('[data-shell=mobile]')).toBeVisible()
  await decodePictures(page)
  const inPage = (await page.locator('script:not([type])').allTextContents()).join('')
  scripts.sizes.set('in the page', gzipSync(inPage).length)
  await expectAtMost(scripts, limits.early)
  expect(fonts.sizes.size, [...fonts.sizes.keys()].join(' ')).toBeLessThanOrEqual(2)
  expect([...styles.sizes.keys()]).toEqual([])

  scripts.sizes.delete('in the page')
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
  await decodePictures(page)
  await expectAtMost(scripts, limits.app)
  await expectAtMost(pictures, limits.pictures)
})

function lengthOf({ length }: Buffer): number {
  return length
}

async function decodePictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const eager = [...document.images].filter(({ loading }) => loading !== 'lazy')
    return Promise.allSettled(eager.map((image) => image.decode()))
  })
}

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
