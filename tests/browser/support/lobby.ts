import { test as base, type Page } from './fixtures.ts'
import { become, databases, enterNew } from './people.ts'

/** The site on which every title is switched on. */
export const fullUrl = process.env['STACK_FULL_URL']

export const test = base.extend<{ enter: () => Promise<void> }>({
  baseURL: async ({ baseURL }, provide) => provide(fullUrl ?? baseURL),
  /** Signs the page in on that site, as somebody new. */
  enter: async ({ page }, provide) =>
    provide(async () => become(page, await enterNew(databases.full()), fullUrl ?? '')),
})

/** Changes what the server answers about the site, for states the demo is not in. */
export async function changeConfig(page: Page, changed: object): Promise<void> {
  await page.route(/(anonymous\/appConfig|getAfterLoginInfoWeb)$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object
    await route.fulfill({ response, json: { ...body, ...changed } })
  })
}

/** The events the page logs from now on, each with its parameters. */
export async function recordEvents(page: Page): Promise<string[]> {
  const events: string[] = []
  await page.exposeFunction('noteBeacon', (text: string) => {
    const { eventList } = JSON.parse(text) as { eventList: Logged[] }
    events.push(
      ...eventList.map((event) => `${event.eventName} ${JSON.stringify(event.eventParams)}`),
    )
  })
  // The content of a beacon is not shown to tests.
  await page.addInitScript(() => {
    const { noteBeacon } = window as unknown as { noteBeacon: (text: string) => void }
    navigator.sendBeacon = (_address, content) => {
      if (content instanceof Blob) void content.text().then(noteBeacon)
      return true
    }
  })
  return events
}

type Logged = { eventName: string; eventParams: object }
