import { giveAdvice } from './advice.ts'
import type { Autoplay } from './autoplay.ts'
import type { GameView } from './game-client.ts'
import { byId } from './page.ts'
import type { Panel } from './panel.ts'
import { showKeys } from './sheets.ts'
import type { TableFrame } from './table.ts'

type Hands = { game: GameView; table: TableFrame; panel: Panel; autoplay: Autoplay }

export function listenHands(hands: Hands): void {
  const { game, table, autoplay } = hands
  byId('primary', HTMLButtonElement).addEventListener('click', () => {
    if (autoplay.isRunning()) autoplay.stop()
    else void table.run(() => game.press())
  })
  byId('moves', HTMLElement).addEventListener('move', (event) => {
    const key = event instanceof CustomEvent ? String(event.detail) : ''
    void table.run(() => game.move?.(key) ?? null)
  })
  const canvas = byId('stage', HTMLCanvasElement)
  canvas.addEventListener('pointerdown', (event) => {
    const { left, top } = canvas.getBoundingClientRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    if (!autoplay.isRunning() && game.tap) void table.run(() => game.tap?.(x, y) ?? null)
  })
  listenKeys(hands)
}

/** Space plays; arrows move within a game that has places to go, else they change the stake. */
function listenKeys({ game, table, panel, autoplay }: Hands): void {
  addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement) return
    const isElsewhere = event.target instanceof HTMLButtonElement
    // A button repeats itself while Enter is held on it.
    if (event.repeat && isElsewhere && event.target.closest('.go, .moves')) event.preventDefault()
    if (byId('sheet', HTMLDialogElement).open || event.ctrlKey || event.metaKey) return
    if (event.key === ' ' && !isElsewhere) {
      event.preventDefault()
      if (autoplay.isRunning()) autoplay.stop()
      else if (!event.repeat) void table.run(() => game.press())
      return
    }
    if (event.key === '?') return showKeys(game)
    if (event.key.toLowerCase() === 'a' && game.advise && game.isOpen()) return giveAdvice(game)
    const isGameKey = /^(Arrow.*|Enter|[0-9a-z])$/i.test(event.key) && !isElsewhere
    if (isGameKey && (game.takesKeys || game.isOpen()) && game.key) {
      event.preventDefault()
      void table.run(() => game.key?.(event.key) ?? null)
    } else if (event.key === 'ArrowLeft') panel.changeStake(-1)
    else if (event.key === 'ArrowRight') panel.changeStake(1)
  })
}
