import { Dialog } from '@base-ui/react/dialog'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { closeOnBack } from '../../browser/back-closes.ts'
import { classNames } from '../class-names.ts'
import styles from './Overlay.module.css'

export type OverlayProps = {
  open: boolean
  onClose: () => void
  /** No way around the question: neither Esc nor a tap outside closes it. */
  mustAnswer?: boolean | undefined
  /** Spoken name; leave out when the content holds an OverlayTitle. */
  label?: string | undefined
  layer: 'drawer' | 'sheet' | 'dialog'
  placeClass: string | undefined
  panelClass: string | undefined
  isDeep?: boolean
  /** What a keyboard begins with, where it is not the first thing one can press. */
  startAt?: () => HTMLElement | null
  children: ReactNode
}

/** Focus trap, scroll lock, scrim, Esc and tap outside for everything that lies over the page. */
export function Overlay(props: OverlayProps) {
  const { open, onClose, mustAnswer = false } = props
  useCoveredPage(open)
  const isOnTop = useIsOnTop(open)
  useBackCloses(open && !mustAnswer, onClose)
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={mustAnswer}
      onOpenChange={(isOpen, details) => {
        if (isOpen) return
        const isBeside = details.reason === 'escape-key' || details.reason === 'outside-press'
        if (isBeside && !isOnTop()) details.cancel()
        else if (mustAnswer && details.reason === 'escape-key') details.cancel()
        else onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          className={classNames(styles.scrim, styles[props.layer], props.isDeep && styles.deep)}
          forceRender
        />
        <Dialog.Viewport className={classNames(styles[props.layer], props.placeClass)}>
          <Dialog.Popup
            className={props.panelClass}
            aria-label={props.label}
            {...(props.startAt && { initialFocus: props.startAt })}
            onKeyDown={keepTabInside}
          >
            {props.children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export const OverlayTitle = Dialog.Title

const pile: symbol[] = []

/**
 * Overlays may lie over each other without knowing it, as the congratulation over the sheet of an
 * activity: a tap or Esc is then meant for the upper one only.
 */
function useIsOnTop(isOpen: boolean): () => boolean {
  const [me] = useState(() => Symbol('overlay'))
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    pile.push(me)
    // The press that closed the upper one is still on its way to those below.
    return () => void setTimeout(() => pile.splice(pile.indexOf(me), 1))
  }, [isOpen, me])
  return () => pile.at(-1) === me
}

function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (isOpen ? closeOnBack(() => close()) : undefined), [isOpen])
}

let coverCount = 0

/** Marks the page while something lies over it, so that its own motion can rest. */
function useCoveredPage(isCovered: boolean) {
  useLayoutEffect(() => {
    if (!isCovered) return undefined
    coverCount += 1
    document.documentElement.dataset.covered = ''
    return () => {
      coverCount -= 1
      if (coverCount === 0) delete document.documentElement.dataset.covered
    }
  }, [isCovered])
}

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/**
 * Turns Tab around at the ends of a panel. The library's own guards do it a frame later, and a
 * fast typist on a slow phone would be in the covered page by then.
 */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const panel = event.currentTarget
  const stops = [...panel.querySelectorAll<HTMLElement>(tabbable)].filter(isReachable)
  const first = stops[0]
  const last = stops.at(-1)
  if (first === undefined || last === undefined) return
  const active = document.activeElement
  const isBefore = active === first || active === panel || active?.matches('h2[tabindex]') === true
  const isAtEnd = event.shiftKey ? isBefore : active === last
  if (!isAtEnd) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true })
}
