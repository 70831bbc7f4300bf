import type { Api, Snapshot } from './api.ts'
import { openApi, Refused } from './api.ts'
import { openAdvice } from './advice.ts'
import { openAutoplay } from './autoplay.ts'
import { keepAwake } from './awake.ts'
import { setSign } from './amounts.ts'
import { brokeBody } from './broke-sheet.ts'
import { openCelebration } from './celebration.ts'
import type { GameView, OpenGame } from './game-client.ts'
import { listenHands } from './hands.ts'
import { isLaunchOver, tellLobby } from './lobby.ts'
import { openOutcome } from './outcome.ts'
import { button, byId, isPractice } from './page.ts'
import { openPanel } from './panel.ts'
import { giveFirstWords } from './seeds.ts'
import { openSheets, showSheet } from './sheets.ts'
import { openSounds } from './sounds.ts'
import { openStage } from './stage.ts'
import { setStatus } from './status.ts'
import { openTable } from './table.ts'
import { frameText, locale, problemText } from './texts.ts'
import { openUnseen } from './unseen.ts'

/** Opens the page's game: its words and its button are there before the server has answered. */
export function openPage(openGame: OpenGame): void {
  document.documentElement.lang = locale
  document.title = document.body.dataset[locale] ?? ''
  byId('title', HTMLElement).textContent = document.title
  // Without its picture the game still has its name.
  const picture = document.querySelector('.title img')
  picture?.addEventListener('error', () => picture.remove())
  setStatus(frameText.loading)
  void start(openGame)
}

async function start(openGame: OpenGame): Promise<void> {
  const api = openApi(document.body.dataset.number ?? '')
  try {
    const snapshot = await api.launch()
    const seeds = await giveFirstWords(api, snapshot.seeds)
    seat(openGame, api, { ...snapshot, seeds })
  } catch (error) {
    const name = error instanceof Refused ? error.message : 'failed'
    if (isLaunchOver(name)) tellLobby('sessionLost')
    tellFailure(problemText(name))
  }
}

/** The address still opens the game, so trying again is loading the page again. */
function tellFailure(text: string): void {
  setStatus(text, true)
  byId('status', HTMLElement).append(button(frameText.retry, 'retry', () => location.reload()))
}

function seat(openGame: OpenGame, api: Api, snapshot: Snapshot): void {
  setSign(isPractice() ? '' : snapshot.currencySign)
  const canvas = byId('stage', HTMLCanvasElement)
  canvas.setAttribute('aria-label', document.title)
  const sounds = openSounds()
  let view: GameView | null = null
  const panel = openPanel(snapshot)
  const stage = openStage(canvas, (brush, nowMs) => view?.paint(brush, nowMs) ?? false)
  const celebration = openCelebration(sounds)
  const outcome = openOutcome(panel, celebration, () => view)
  const unseen = openUnseen()
  const tellBroke = () => showSheet(frameText.broke, brokeBody(panel, table, view))
  const look = () => view
  const { mayHurry } = snapshot
  const parts = { api, panel, sounds, stage, outcome, unseen, tellBroke, mayHurry, view: look }
  const table = openTable(parts)
  const game = openGame(table.forGame)
  view = game
  panel.fill(game)
  const autoplay = openAutoplay({ table, view: game, panel, celebration })
  const canRotate = () => !game.isOpen()
  openSheets({ api, snapshot, view: game, table, autoplay, sounds, canRotate })
  openAdvice(game)
  keepAwake()
  listenHands({ game, table, panel, autoplay })
  const readAnew = async () => table.apply(await api.snapshot())
  hearLobby({
    // The page around us asks its player something: nothing may go on by itself meanwhile.
    pause: () => {
      autoplay.stop()
      game.pause?.()
    },
    // The next round brings the balance too, should this fail.
    refresh: () => void table.run(() => readAnew().then(giveUp, giveUp)),
  })
  byId('hall', HTMLElement).setAttribute('aria-busy', 'false')
  tellLobby('ready')
  panel.refresh()
  stage.wake()
  void table.run(() => table.apply(snapshot).then(() => null))
}

const giveUp = () => null

function hearLobby(acts: { pause: () => void; refresh: () => void }): void {
  addEventListener('message', ({ source, data }: MessageEvent<{ parlour?: unknown } | null>) => {
    if (source !== parent) return
    if (data?.parlour === 'pause') acts.pause()
    if (data?.parlour === 'refresh') acts.refresh()
  })
}
