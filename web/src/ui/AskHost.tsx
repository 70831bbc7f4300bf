import { type Question, settle, useQuestions } from './ask.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Mounted once by the app. */
export function AskHost() {
  const { shown, latest } = useQuestions()
  if (latest === null) return null
  const { question } = latest
  const look = question.isBad ? 'bad' : question.isCalm ? 'neutral' : 'brand'
  return (
    <Dialog
      open={shown !== null}
      onClose={() => settle(false)}
      title={question.title}
      text={question.text}
      art={question.art}
      mustAnswer={question.mustAnswer ?? false}
      actions={
        <>
          <Button look={look} isBlock onClick={() => settle(true)}>
            {question.confirmText}
          </Button>
          {question.other && (
            <Button look="outline" isBlock onClick={() => choose(question.other)}>
              {question.other.text}
            </Button>
          )}
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

function choose(other: Question['other']): void {
  settle(false)
  other?.onChoose()
}
