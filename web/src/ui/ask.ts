import { create } from 'zustand'
import type { StateArt } from './art.ts'
import { addLast, emptyQueue, type Queue, showNext } from './queue.ts'

export type Question = {
  title: string
  text?: string | undefined
  confirmText: string
  /** Without it there is only one way on. */
  cancelText?: string | undefined
  /** A third way, which is neither yes nor no. */
  other?: { text: string; onChoose: () => void } | undefined
  art?: StateArt | undefined
  /** For what cannot be undone. */
  isBad?: boolean
  /** Neither way is the one to press. */
  isCalm?: boolean
  mustAnswer?: boolean
}

type OpenQuestion = {
  question: Question
  answer: (isConfirmed: boolean) => void
}

/** For the AskHost only. */
export const useQuestions = create<Queue<OpenQuestion>>()(() => emptyQueue)

/** Asks in a dialog and answers whether the player agreed; questions wait for one another. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => {
    useQuestions.setState((queue) => addLast(queue, { question, answer }))
  })
}

/** Answers the open question and brings up the next. */
export function settle(isConfirmed: boolean) {
  const { shown } = useQuestions.getState()
  useQuestions.setState(showNext)
  shown?.answer(isConfirmed)
}
