import { settle, useAsked } from './ask.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Mounted once by the app. */
export function AskHost() {
  const { asked, isOpen } = useAsked()
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
