import { useState } from 'react'
import type { ComponentType } from 'react'
import { lazyPiece } from '../Piece.tsx'
import type * as panels from './Panels.tsx'

type Panels = typeof panels

type OpenProps = {
  open: boolean
}

/** Dialogs, sheets and drawers come in one chunk, fetched when the first of them opens. */
export function onFirstOpen<Props extends OpenProps>(
  pick: (loaded: Panels) => ComponentType<Props>,
): ComponentType<Props> {
  const Panel = lazyPiece(loadPanels, pick)
  return function OpenedPanel(props: Props) {
    const [wasOpened, setOpened] = useState(props.open)
    if (props.open && !wasOpened) setOpened(true)
    return wasOpened ? <Panel {...props} /> : null
  }
}

/** May be called early, e.g. when the page is idle, so that the first opening is instant. */
export function loadPanels(): Promise<Panels> {
  return import('./Panels.tsx')
}
