import { games } from '@parlour/arcade/games/index.ts'
import type { Browser, Page } from '@playwright/test'
import { followLink } from '../../browser/support/follow-link.ts'
import { median } from '../figures.ts'
import type { Measured } from './budget.ts'
import { openPhone, wake } from './phone.ts'
import type { BenchSite } from './site.ts'

const budgetMs = 2000

/** From the wish to play until a finger is obeyed: nothing of the game kept, a slow phone. */
export async function measureTouch(
  browser: Browser,
  site: BenchSite,
  rounds: number,
  only: string,
): Promise<Measured[]> {
  const figures: Measured[] = []
  for (const { name, catalogueId: gameId } of games.filter(({ id }) => id.includes(only))) {
    // Beside its own floor: how busy the machine is changes from game to game.
    const floor = [await fromAddress(browser, site.floorGameUrl)]
    const [lobby, alone]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      lobby.push(await fromLobby(browser, site, gameId))
      alone.push(await fromAddress(browser, await site.openGame(gameId)))
      floor.push(await fromAddress(browser, site.floorGameUrl))
    }
    const shared = { unit: 'ms', floor: median(floor), budget: budgetMs } as const
    figures.push(
      { what: `first touch, ${name.en}, from its address`, value: median(alone), ...shared },
      { what: `first touch, ${name.en}, from the lobby`, value: median(lobby), ...shared },
    )
  }
  return figures
}

async function fromAddress(browser: Browser, address: string): Promise<number> {
  const { page, context } = await openPhone(browser)
  await watch(page)
  await page.goto(address)
  const touchable = await page.waitForFunction(() => (window as Watched).touchableAt)
  const startedAt = await page.evaluate(() => performance.timeOrigin)
  const ms = Number(await touchable.jsonValue()) - startedAt
  await context.close()
  return ms
}

/** The lobby is open already, however long it took; the page of the game comes with the tap. */
async function fromLobby(browser: Browser, site: BenchSite, gameId: number): Promise<number> {
  const { page, context, slowDown } = await openPhone(browser, { site, isQuick: true })
  await watch(page)
  const rest = watchRest(page)
  await page.goto(`${site.url}/lobby/home`)
  await wake(page)
  await page.getByRole('article').first().waitFor()
  await rest()
  await slowDown()
  const startedAt = await page.evaluate(() => performance.timeOrigin + performance.now())
  await followLink(page, `/start?gameId=${gameId}`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  const touchable = await frame?.waitForFunction(() => (window as Watched).touchableAt)
  const ms = Number(await touchable?.jsonValue()) - startedAt
  await context.close()
  return ms
}

const restMs = 1500

/** What home still does once it is awake is no part of what follows the tap. */
function watchRest(page: Page): () => Promise<void> {
  let askedAtMs = 0
  page.on('request', () => {
    askedAtMs = Date.now()
  })
  return async () => {
    while (Date.now() - askedAtMs < restMs) await page.waitForTimeout(restMs / 3)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

type Watched = Window & { touchableAt?: number }

/** A game says with `aria-busy` that it waits for its player; the picture after that counts. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      if (!document.querySelector('#hall[aria-busy=false]')) return
      look.disconnect()
      requestAnimationFrame(() =>
        setTimeout(() => {
          ;(window as Watched).touchableAt = performance.timeOrigin + performance.now()
        }),
      )
    }
    const look = new MutationObserver(note)
    look.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  })
}
