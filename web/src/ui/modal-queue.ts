import { useEffect } from 'react'
import { create } from 'zustand'

/** Something that wants the middle of the screen. Lower ranks go first. */
export type Offer = {
  name: string
  rank: number
  /** Counts up when it is asked for again before it was gone. */
  turn?: number
}
export type ModalQueue = {
  shown: Offer | null
  waiting: readonly Offer[]
  seen: readonly string[]
  /** Questions that come before everything: while one stands, nobody has a turn. */
  holds: readonly string[]
}

export const emptyQueue: ModalQueue = { shown: null, waiting: [], seen: [], holds: [] }

/** Ranks of what the house itself shows; activities come after. */
export const modalRanks = { notice: 10, chromeTip: 20, install: 30, iosHint: 40, activity: 50 }

/** One at a time, and each once while the app is open. */
export function addOffer(queue: ModalQueue, offer: Offer): ModalQueue {
  const { shown, waiting, seen, holds } = queue
  const isKnown = seen.includes(offer.name) || waiting.some(({ name }) => name === offer.name)
  if (isKnown) return queue
  if (!shown) return { shown: offer, waiting, seen: [...seen, offer.name], holds }
  return { shown, waiting: [...waiting, offer].toSorted((a, b) => a.rank - b.rank), seen, holds }
}

/** Asked for by the player: shown however often, and before whatever waits. */
export function openOffer(queue: ModalQueue, offer: Offer): ModalQueue {
  const { shown, waiting, seen, holds } = queue
  if (shown?.name === offer.name)
    return { ...queue, shown: { ...offer, turn: (shown.turn ?? 0) + 1 } }
  if (!shown) return { shown: offer, waiting, seen: [...seen, offer.name], holds }
  const others = waiting.filter(({ name }) => name !== offer.name)
  return { shown, waiting: [offer, ...others], seen, holds }
}

/** The next is considered once the one before is closed. */
export function closeOffer(queue: ModalQueue, name: string): ModalQueue {
  if (queue.shown?.name !== name) return queue
  const [next, ...waiting] = queue.waiting
  const seen = next ? [...queue.seen, next.name] : queue.seen
  return { ...queue, shown: next ?? null, waiting, seen }
}

export const useModalQueue = create<ModalQueue>()(() => emptyQueue)

export function offerModal(offer: Offer): void {
  useModalQueue.setState((queue) => addOffer(queue, offer))
}

export function openModal(name: string): void {
  useModalQueue.setState((queue) => openOffer(queue, { name, rank: modalRanks.activity }))
}

export function closeModal(name: string): void {
  useModalQueue.setState((queue) => closeOffer(queue, name))
}

export function useIsModalShown(name: string): boolean {
  return useModalQueue(({ shown, holds }) => shown?.name === name && holds.length === 0)
}

/** Lets nobody else have a turn while a question stands that must be answered first. */
export function useHold(name: string, isStanding: boolean): void {
  useEffect(() => {
    if (!isStanding) return undefined
    useModalQueue.setState(({ holds }) => ({ holds: [...holds, name] }))
    return () =>
      useModalQueue.setState(({ holds }) => ({ holds: holds.filter((held) => held !== name) }))
  }, [name, isStanding])
}
