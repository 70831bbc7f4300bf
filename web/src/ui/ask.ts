import { create } from 'zustand'
import type { StateArt } from './art.ts'

export type Question = {
  title: string
  text?: string | undefined
  confirmText: string
  /** Without it there is only one way on. */
  cancelText?: string | undefined
  art?: StateArt | undefined
  /** For what cannot be undone. */
  isBad?: boolean
  mustAnswer?: boolean
}

type Asked = {
  question: Question
  answer: (isConfirmed: boolean) => void
}

type AskState = {
  /** Stays while the dialog closes, so that its words do not vanish first. */
  asked: Asked | null
  isOpen: boolean
  waiting: readonly Asked[]
}

/** For the AskHost only. */
export const useAsked = create<AskState>(() => ({ asked: null, isOpen: false, waiting: [] }))

/** Asks in a dialog and answers whether the player agreed; questions wait for one another. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => {
    useAsked.setState(({ asked, isOpen, waiting }) =>
      isOpen
        ? { asked, isOpen, waiting: [...waiting, { question, answer }] }
        : { asked: { question, answer }, isOpen: true, waiting },
    )
  })
}

/** Answers the open question and brings up the next. */
export function settle(isConfirmed: boolean) {
  const { asked, isOpen, waiting } = useAsked.getState()
  if (asked === null || !isOpen) return
  const [next, ...rest] = waiting
  useAsked.setState(next ? { asked: next, waiting: rest } : { isOpen: false })
  asked.answer(isConfirmed)
}
