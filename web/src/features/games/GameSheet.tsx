import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import type { Game } from '../../games/lists.ts'
import { closeSheet, useOpenSheet } from '../../games/open-sheet.ts'
import { useShelf } from '../../games/shelf.ts'
import { classNames } from '../../ui/class-names.ts'
import { useHold } from '../../ui/modal-queue.ts'
import { Overlay, OverlayTitle } from '../../ui/overlay/Overlay.tsx'
import sheet from '../../ui/overlay/Sheet.module.css'
import { SheetContent, useGameInfo } from './SheetContent.tsx'
import styles from './GameSheet.module.css'

/** What a game is, before it opens. It stays drawn while it closes. */
export function GameSheet() {
  const gameId = useOpenSheet((open) => open.gameId)
  const known = useShelf().byId.get(gameId ?? 0)
  const [last, setLast] = useState(known)
  if (known && known !== last) setLast(known)
  const info = useGameInfo(known?.id ?? 0, known !== undefined)
  const isPressed = useIsDrawnPressed()
  // What the server drew stays until ours can say as much, and nobody is pressing on it.
  if (known && (info.isPending || isPressed) && findDrawn()) return null
  return (
    <>
      {/* Left before ours could say as much: nobody else takes what was drawn away. */}
      {!known && <InsteadOfDrawn />}
      {last && <Sheet game={last} isOpen={known !== undefined} />}
    </>
  )
}

function Sheet({ game, isOpen }: { game: Game; isOpen: boolean }) {
  const play = useRef<HTMLDivElement>(null)
  useHold('gameSheet', isOpen)
  return (
    <Overlay
      open={isOpen}
      onClose={closeSheet}
      layer="sheet"
      placeClass={sheet.place}
      panelClass={classNames(sheet.panel, styles.panel)}
      startAt={() => play.current?.querySelector('a') ?? null}
    >
      <InsteadOfDrawn />
      <SheetContent game={game} Title={OverlayTitle} place={play} close={{ onClick: closeSheet }} />
    </Overlay>
  )
}

/** The server may have drawn the first sheet: ours stands in its place, and has not to come up. */
function InsteadOfDrawn() {
  useLayoutEffect(() => {
    findDrawn()?.remove()
    whenIdle(() => delete document.documentElement.dataset['sheet'])
  }, [])
  return null
}

/** A press that begins on one thing and ends on another presses nothing. */
function useIsDrawnPressed(): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const drawn = findDrawn()
    if (!drawn) return
    // What comes of the press is done first.
    const release = () => setTimeout(() => setPressed(false))
    drawn.addEventListener('pointerdown', () => setPressed(true))
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, release)
    return () => {
      for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, release)
    }
  }, [])
  return isPressed
}

function findDrawn(): HTMLElement | null {
  return document.getElementById('sheet')
}
