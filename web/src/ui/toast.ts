import { create } from 'zustand'
import { emptyQueue } from './queue.ts'
import { addToast, removeToast, type ToastKind, type ToastQueue } from './toast-queue.ts'

export const useToastQueue = create<ToastQueue>()(() => emptyQueue)

let lastId = 0

/** Says something for a moment at the top of the screen, from anywhere. */
export const toast = {
  /** Returns the id to close it with. */
  show(text: string, kind: ToastKind = 'ok'): number {
    lastId += 1
    const added = { id: lastId, kind, text }
    useToastQueue.setState((queue) => addToast(queue, added), true)
    return added.id
  },
  /** Errors carry their code: "Could not refresh (1004)". */
  error(text: string): number {
    return toast.show(text, 'error')
  },
  /** Stays until something follows it, or until it is closed. */
  loading(text: string): number {
    return toast.show(text, 'loading')
  },
  close(toastId: number): void {
    useToastQueue.setState((queue) => removeToast(queue, toastId), true)
  },
}
