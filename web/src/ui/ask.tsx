import { create } from 'zustand'
import type { StateArt } from './art.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface Question {
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

interface Asked {
  question: Question
  answer: (isConfirmed: boolean) => void
}

interface AskState {
  /** Stays while the dialog closes, so that its words do not vanish first. */
  asked: Asked | null
  isOpen: boolean
  waiting: readonly Asked[]
}

const useAsk = create<AskState>(() => ({ asked: null, isOpen: false, waiting: [] }))

/** Asks in a dialog and answers whether the player agreed; questions wait for one another. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => {
    useAsk.setState(({ asked, isOpen, waiting }) =>
      isOpen
        ? { asked, isOpen, waiting: [...waiting, { question, answer }] }
        : { asked: { question, answer }, isOpen: true, waiting },
    )
  })
}

/** Mounted once by the app. */
export function AskHost() {
  const { asked, isOpen } = useAsk()
  if (asked === null) return null
  const { question } = asked
  return (
    <Dialog
      open={isOpen}
      onClose={() => settle(false)}
      title={question.title}
      text={question.text}
      art={question.art}
      mustAnswer={question.mustAnswer ?? false}
      actions={
        <>
          <Button look={question.isBad ? 'bad' : 'brand'} isBlock onClick={() => settle(true)}>
            {question.confirmText}
          </Button>
          {question.cancelText !== undefined && (
            <Button look="outline" isBlock onClick={() => settle(false)}>
              {question.cancelText}
            </Button>
          )}
        </>
      }
    />
  )
}

function settle(isConfirmed: boolean) {
  const { asked, isOpen, waiting } = useAsk.getState()
  if (asked === null || !isOpen) return
  const [next, ...rest] = waiting
  useAsk.setState(next ? { asked: next, waiting: rest } : { isOpen: false })
  asked.answer(isConfirmed)
}
