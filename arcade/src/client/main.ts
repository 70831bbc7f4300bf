import type { Snapshot } from './api.ts'
import { openApi, Refused } from './api.ts'
import { openAutoplay } from './autoplay.ts'
import type { GameView, OpenGame } from './game-client.ts'
import { listenKeys, listenTaps } from './hands.ts'
import { byId } from './page.ts'
import { openPanel } from './panel.ts'
import { openSheets } from './sheets.ts'
import { openSounds } from './sounds.ts'
import { openStage } from './stage.ts'
import { frameText, locale, problemText } from './texts.ts'
import { openTable } from './table.ts'

const { game: folder = '', number = '' } = document.body.dataset
const api = openApi(number)
document.documentElement.lang = locale
document.title = document.body.dataset[locale] ?? ''
byId('title', HTMLElement).textContent = document.title
// Without its picture the game still has its name.
const picture = document.querySelector('.title img')
picture?.addEventListener('error', () => picture.remove())
const status = byId('status', HTMLElement)
status.textContent = frameText.loading
void start()

async function start(): Promise<void> {
  try {
    const [{ openGame }, snapshot] = await Promise.all([
      import(`../games/${folder}/client.ts`) as Promise<{ openGame: OpenGame }>,
      api.launch(),
    ])
    seat(openGame, snapshot)
  } catch (error) {
    status.textContent = problemText(error instanceof Refused ? error.message : 'failed')
  }
}

function seat(openGame: OpenGame, snapshot: Snapshot): void {
  const canvas = byId('stage', HTMLCanvasElement)
  canvas.setAttribute('aria-label', document.title)
  const sounds = openSounds()
  let view: GameView | null = null
  const panel = openPanel(snapshot)
  const stage = openStage(canvas, (brush, nowMs) => view?.paint(brush, nowMs) ?? false)
  const table = openTable({ api, panel, sounds, stage, view: () => view })
  const game = openGame(table.forGame)
  view = game
  panel.fill(game)
  game.show(snapshot.round)
  table.remember(snapshot.history)
  status.textContent = snapshot.round ? frameText.resumed : ''
  const autoplay = openAutoplay({ table, view: game, panel })
  openSheets({
    api,
    snapshot,
    view: game,
    table,
    autoplay,
    sounds,
    canRotate: () => !game.isOpen(),
  })
  byId('primary', HTMLButtonElement).addEventListener('click', () => {
    if (autoplay.isRunning()) autoplay.stop()
    else void table.run(() => game.press())
  })
  // The page around us asks its player something: nothing may go on by itself meanwhile.
  addEventListener('message', ({ source, data }: MessageEvent<{ parlour?: unknown } | null>) => {
    if (source === parent && data?.parlour === 'pause') autoplay.stop()
  })
  byId('moves', HTMLElement).addEventListener('move', (event) => {
    const key = event instanceof CustomEvent ? String(event.detail) : ''
    void table.run(() => game.move?.(key) ?? null)
  })
  listenTaps(canvas, (x, y) => {
    if (!autoplay.isRunning() && game.tap) void table.run(() => game.tap?.(x, y) ?? null)
  })
  listenKeys({ game, table, panel, autoplay })
  byId('hall', HTMLElement).setAttribute('aria-busy', 'false')
  panel.refresh()
  stage.wake()
  const resumed = game.resume?.(snapshot.history) ?? null
  if (resumed) {
    status.textContent = frameText.resumed
    void table.run(() => resumed)
  }
}
