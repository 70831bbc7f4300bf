import { useText } from '../../../i18n/use-text.ts'
import { OtpField, type OtpFieldProps } from '../../../ui/OtpField.tsx'

type CodeFieldProps = Omit<OtpFieldProps, 'label' | 'sendText' | 'waitText'>

export function CodeField(props: CodeFieldProps) {
  const t = useText()
  return (
    <OtpField
      label={t('login.otp')}
      sendText={t('login.otpSend')}
      waitText={(seconds) => t('login.otpAgain', { seconds })}
      {...props}
    />
  )
}
