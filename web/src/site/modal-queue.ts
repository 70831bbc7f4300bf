import { create } from 'zustand'

/** Something that wants the middle of the screen. Lower ranks go first. */
export type Offer = { name: string; rank: number }
export type ModalQueue = { shown: Offer | null; waiting: readonly Offer[]; seen: readonly string[] }

export const emptyQueue: ModalQueue = { shown: null, waiting: [], seen: [] }

/** Ranks of what the house itself shows; activities come after. */
export const modalRanks = { notice: 10, chromeTip: 20, install: 30, iosHint: 40, activity: 50 }

/** One at a time, and each once while the app is open. */
export function addOffer(queue: ModalQueue, offer: Offer): ModalQueue {
  const { shown, waiting, seen } = queue
  const isKnown = seen.includes(offer.name) || waiting.some(({ name }) => name === offer.name)
  if (isKnown) return queue
  if (!shown) return { shown: offer, waiting, seen: [...seen, offer.name] }
  return { shown, waiting: [...waiting, offer].toSorted((a, b) => a.rank - b.rank), seen }
}

/** The next is considered once the one before is closed. */
export function closeOffer(queue: ModalQueue, name: string): ModalQueue {
  if (queue.shown?.name !== name) return queue
  const [next, ...waiting] = queue.waiting
  return { shown: next ?? null, waiting, seen: next ? [...queue.seen, next.name] : queue.seen }
}

export const useModalQueue = create<ModalQueue>()(() => emptyQueue)

export function offerModal(offer: Offer): void {
  useModalQueue.setState((queue) => addOffer(queue, offer))
}

export function closeModal(name: string): void {
  useModalQueue.setState((queue) => closeOffer(queue, name))
}

export function useIsModalShown(name: string): boolean {
  return useModalQueue(({ shown }) => shown?.name === name)
}
