import { cpSync, linkSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { noteConsent } from '@parlour/server/players/index.ts'
import { post } from '@parlour/server/wallet/index.ts'
import { seedDemo } from '@parlour/server/seed/index.ts'
import { buildPages } from '../../../scripts/build.ts'
import { startScratchPostgres } from '../../../scripts/embedded-postgres.ts'
import { startArcade } from '../../stack/arcade-room.ts'
import { addManyGames } from '../../stack/full-catalogue.ts'
import { freePort } from '../../stack/free-port.ts'
import { type SignedIn, startStack } from '../../stack/stack.ts'
import { floorGame, floorPage } from './floor.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const quiet = () => undefined

export type BenchSite = {
  url: string
  /** A page of nothing but the hero picture: what the machine itself can do. */
  floorUrl: string
  /** A game of nothing, at the other end of as many trips. */
  floorGameUrl: string
  /** A canvas that is cleared in every frame, and nothing else. */
  floorCanvasUrl: string
  player: SignedIn
  /** Opens a game and answers its address. */
  openGame(gameId: number): Promise<string>
  stop(): Promise<void>
}

/** The built app over a catalogue of many games, each with a picture of its own address. */
export async function openBenchSite(
  games: number,
  say: (line: string) => void,
): Promise<BenchSite> {
  // A build of one's own, while working on it.
  const built = process.env['WEB_DIR'] ?? path.join(root, 'web/dist')
  if (!process.env['WEB_DIR']) await buildPages({ say })
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-bench-'))
  cpSync(built, folder, { recursive: true })
  addPictures(path.join(folder, 'art'), games)
  const postgres = await startScratchPostgres()
  const template = openDatabase(postgres.url, 2, quiet)
  await migrate(template, quiet)
  await template.end()
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const arcade = await startArcade(publicUrl)
  const place = { PORT: String(port), PUBLIC_URL: publicUrl, WEB_DIR: folder }
  const stack = await startStack({ clusterUrl: postgres.url, env: { ...place, ...arcade.env } })
  await seedDemo(stack.app.database, stack.app.config)
  await addManyGames(stack.app.database, games)
  const player = await stack.signIn()
  const { playerId } = player
  await stack.app.database.transaction(async (tx) => {
    await noteConsent(tx, { playerId, termsVersion: '1', address: 'bench' })
    const requirement = { betRate: 1, source: 'deposit' }
    await post(tx, { code: 'deposit', playerId, key: 'bench', amount: 100_000_00, requirement })
  })
  const floor = await serveFloor(path.join(folder, 'art/banner/first-deposit@s.avif'))
  say(`${games} games at ${stack.url}`)
  return {
    url: stack.url,
    floorUrl: floor.url,
    floorGameUrl: `${floor.url}game`,
    floorCanvasUrl: `${floor.url}canvas`,
    player,
    async openGame(gameId) {
      return (await stack.ok('startGame', { gameId }, player)).gameUrl
    },
    async stop() {
      floor.close()
      await arcade.stop()
      await stack.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The demo's pictures again under the ids of the added games. */
function addPictures(art: string, games: number): void {
  const cards = readdirSync(path.join(art, 'gameIconV2')).filter((name) => /^\d+\.avif$/.test(name))
  for (let place = 1; place <= games; place++) {
    const like = cards[place % cards.length]?.replace('.avif', '') ?? '101'
    for (const ending of ['.avif', '@m.avif', '@l.avif', '.png'])
      linkSync(
        path.join(art, 'gameIconV2', like + ending),
        path.join(art, 'gameIconV2', `${10_000 + place}${ending}`),
      )
    linkSync(
      path.join(art, 'thumb', `${like}.webp`),
      path.join(art, 'thumb', `${10_000 + place}.webp`),
    )
  }
}

async function serveFloor(picture: string) {
  const image = floorPage(picture)
  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (url === '/hero.avif')
      return response.setHeader('content-type', 'image/avif').end(image.bytes)
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    const pages: Record<string, string> = floorGame
    return response.setHeader('content-type', type).end(pages[url] ?? image.html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}
