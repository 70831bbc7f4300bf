import { type Queue, show, showNext } from './queue.ts'

export type ToastKind = 'ok' | 'info' | 'error' | 'loading'

export type Toast = {
  id: number
  kind: ToastKind
  text: string
}

export type ToastQueue = Queue<Toast>

const mostWaiting = 2

/**
 * One at a time. A loading toast gives way at once to what follows it, and comes first itself
 * because it answers what the player just did; other toasts wait their turn. The same message
 * twice is one message.
 */
export function addToast(queue: ToastQueue, toast: Toast): ToastQueue {
  const { shown, waiting } = queue
  if (shown === null || shown.kind === 'loading' || toast.kind === 'loading') {
    return show(queue, toast)
  }
  if (isSame(shown, toast)) return show(queue, toast)
  const others = waiting.filter((other) => !isSame(other, toast))
  return { ...queue, waiting: [...others, toast].slice(-mostWaiting) }
}

export function removeToast(queue: ToastQueue, toastId: number): ToastQueue {
  if (queue.shown?.id === toastId) return showNext(queue)
  return { ...queue, waiting: queue.waiting.filter(({ id }) => id !== toastId) }
}

/** Errors stay longer; a loading toast stays until it is told to go. */
export function toastMs(kind: ToastKind): number | null {
  if (kind === 'loading') return null
  return kind === 'error' ? 4000 : 2400
}

function isSame(one: Toast, other: Toast): boolean {
  return one.kind === other.kind && one.text === other.text
}
