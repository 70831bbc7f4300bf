import { Button } from './Button.tsx'
import { ShieldIcon } from './icons.ts'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'
import styles from './OtpField.module.css'

export type OtpFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  sendText: string
  /** The button's words while it counts, e.g. "Again in 48 s". */
  waitText: (secondsLeft: number) => string
  secondsLeft: number
  isSending?: boolean
  onSend: () => void
}

export function OtpField(props: OtpFieldProps) {
  const { sendText, waitText, secondsLeft, isSending = false, onSend, ...field } = props
  const isWaiting = secondsLeft > 0
  return (
    <TextField
      icon={ShieldIcon}
      isNumber
      inputMode="numeric"
      autoComplete="one-time-code"
      {...field}
      end={
        <Button
          size="xs"
          look={isWaiting ? 'neutral' : 'iris'}
          disabled={isWaiting || field.disabled}
          isLoading={isSending}
          onClick={onSend}
          className={styles.send}
        >
          <span className="num">{isWaiting ? waitText(secondsLeft) : sendText}</span>
        </Button>
      }
    />
  )
}
