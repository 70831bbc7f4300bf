import type { Deck } from './deck.ts'
import { aimAt, fireAway } from './deck.ts'

/** Held down, it goes on shooting at the pace the sea allows; let go, it stops. */
export function listenHold(canvas: HTMLCanvasElement, button: HTMLButtonElement, deck: Deck): void {
  const { moves } = deck
  const begin = () => moves.hold(true)
  const end = () => moves.hold(false)
  canvas.addEventListener('pointerdown', begin)
  canvas.addEventListener('pointermove', (event) => {
    const { left, top } = canvas.getBoundingClientRect()
    if (moves.isHeld() && event.buttons > 0) aimAt(deck, event.clientX - left, event.clientY - top)
  })
  button.addEventListener('pointerdown', begin)
  for (const name of ['pointerup', 'pointercancel', 'blur', 'visibilitychange'])
    addEventListener(name, end)
  addEventListener('keydown', ({ key, target }) => {
    const isElsewhere = target instanceof HTMLButtonElement && target !== button
    if (key === ' ' && !isElsewhere && !document.querySelector('dialog[open]')) begin()
  })
  addEventListener('keyup', ({ key }) => {
    if (key === ' ') end()
  })
  setInterval(() => moves.isHeld() && fireAway(deck), 40)
}
