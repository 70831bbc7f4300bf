import type { Browser, Page } from '@playwright/test'
import type { Measured } from './budget.ts'
import { openPhone } from './phone.ts'
import type { BenchSite } from './site.ts'

const budgetKB = 220
/** Lighthouse's phone, a usual one and a sharp one. */
const densities = [1.75, 2, 2.625]

/** The weight of every picture that home fetches before anybody scrolls. */
export async function measurePictures(browser: Browser, { url }: BenchSite): Promise<Measured[]> {
  const figures: Measured[] = []
  for (const density of densities) {
    const { page, context } = await openPhone(browser, { density })
    const weights = weigh(page)
    await page.goto(`${url}/lobby/home`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(9000)
    const bytes = await Promise.all(weights)
    const value = bytes.reduce((sum, one) => sum + one, 0) / 1000
    figures.push({ what: `pictures of home at ${density}×`, unit: 'kB', value, budget: budgetKB })
    await context.close()
  }
  return figures
}

function weigh(page: Page): Promise<number>[] {
  const weights: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return
    const size = response.body().then(({ length }) => length)
    size.catch(() => undefined)
    weights.push(size)
  })
  return weights
}
