import { useEffect } from 'react'
import { create } from 'zustand'
import { addLast, emptyQueue, type Queue, show, showNext } from './queue.ts'

/** Something that wants the middle of the screen. Lower ranks go first. */
export type Offer = {
  name: string
  rank: number
  /** Counts up when it is asked for again before it was gone. */
  turn?: number
}
export type ModalQueue = Queue<Offer> & {
  seen: readonly string[]
  /** What comes before everything, a question or a game's sheet: meanwhile nobody has a turn. */
  holds: readonly string[]
}

export const noModals: ModalQueue = { ...emptyQueue, seen: [], holds: [] }

/** Ranks of what the house itself shows; activities come after. */
export const modalRanks = {
  rechargeUpdate: 5,
  notice: 10,
  chromeTip: 20,
  install: 30,
  iosHint: 40,
  activity: 50,
}

/** One at a time, and each once while the app is open. */
export function addOffer(queue: ModalQueue, offer: Offer): ModalQueue {
  const isWaiting = queue.waiting.some(({ name }) => name === offer.name)
  if (isWaiting || queue.seen.includes(offer.name)) return queue
  const { waiting, ...rest } = addLast(queue, offer)
  return noteSeen(queue, { ...rest, waiting: waiting.toSorted((a, b) => a.rank - b.rank) })
}

/** Asked for by the player: shown however often, and before whatever waits. */
export function openOffer(queue: ModalQueue, offer: Offer): ModalQueue {
  const { shown, waiting } = queue
  if (shown?.name === offer.name)
    return noteSeen(queue, show(queue, { ...offer, turn: (shown.turn ?? 0) + 1 }))
  if (!shown) return noteSeen(queue, show(queue, offer))
  return { ...queue, waiting: [offer, ...waiting.filter(({ name }) => name !== offer.name)] }
}

/** The next is considered once the one before is closed. */
export function closeOffer(queue: ModalQueue, name: string): ModalQueue {
  return queue.shown?.name === name ? noteSeen(queue, showNext(queue)) : queue
}

export const useModalQueue = create<ModalQueue>()(() => noModals)

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

/** Lets nobody else have a turn while something stands that comes first. */
export function useHold(name: string, isStanding: boolean): void {
  useEffect(() => {
    if (!isStanding) return undefined
    useModalQueue.setState(({ holds }) => ({ holds: [...holds, name] }))
    return () =>
      useModalQueue.setState(({ holds }) => ({ holds: holds.filter((held) => held !== name) }))
  }, [name, isStanding])
}

function noteSeen({ seen, holds }: ModalQueue, next: Queue<Offer>): ModalQueue {
  const name = next.shown?.name
  const isNew = name !== undefined && !seen.includes(name)
  return { ...next, seen: isNew ? [...seen, name] : seen, holds }
}
