import { useState } from 'react'
import { serverNowMs } from '../../../browser/clock.ts'
import { CallFailure, send } from '../../../calls/api.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { usePress } from '../../../calls/use-press.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useSession } from '../../../session/store.ts'
import { useSite } from '../../../site/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ClockIcon } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { OtpField } from '../../../ui/OtpField.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCountdown } from '../../../ui/time-left.ts'
import { PinField } from '../PinField.tsx'
import walletStyles from '../Wallet.module.css'
import type { PinProblems } from './rules.ts'
import { type PinFields, useChangePin } from './use-change-pin.ts'

export function ChangeForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const form = useChangePin(by, onDone)
  const { fields, problems, change } = form
  return (
    <form
      className={walletStyles.column}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Note icon={ClockIcon}>{t('wallet.pinChangeWaits')}</Note>
      <Segmented<'password' | 'code'>
        label={t('wallet.proof')}
        value={by}
        onChange={setBy}
        segments={[
          { value: 'password', text: t('wallet.byOldPin') },
          { value: 'code', text: t('wallet.byCode') },
        ]}
      />
      {by === 'password' ? (
        <PinField
          label={t('wallet.oldPin')}
          value={fields.old}
          onChange={(value) => change('old', value)}
          error={problems.old && t(problems.old)}
        />
      ) : (
        <CodeProof fields={fields} problems={problems} change={change} />
      )}
      <PinField
        isNew
        label={t('wallet.newPin')}
        value={fields.fresh}
        onChange={(value) => change('fresh', value)}
        error={problems.fresh && t(problems.fresh)}
      />
      <PinField
        isNew
        label={t('wallet.pinAgain')}
        value={fields.again}
        onChange={(value) => change('again', value)}
        error={problems.again && t(problems.again)}
      />
      <Button look="brand" isBlock type="submit" isLoading={form.isBusy}>
        {t('wallet.savePin')}
      </Button>
    </form>
  )
}

type CodeProofProps = {
  fields: PinFields
  problems: PinProblems
  change: (name: keyof PinFields, value: string) => void
}

const forgotten = 1

/** A code to the bound phone. The number is typed in full: the page knows only a part of it. */
function CodeProof({ fields, problems, change }: CodeProofProps) {
  const t = useText()
  const masked = useSession((session) => session.user?.mobile ?? null)
  const countryCode = useSite(({ config }) => config?.countryCode ?? '66')
  const [resendAt, setResendAt] = useState(0)
  const { leftMs } = useCountdown({ endsAtMs: resendAt, now: serverNowMs })
  const { isBusy, press } = usePress(async () => {
    try {
      const input = { countryCode, mobile: fields.mobile, type: forgotten } as const
      setResendAt((await send('smsSend', input)).resendAt)
      toast.show(t('wallet.codeSent'))
    } catch (error) {
      const name = error instanceof CallFailure ? error.error : ''
      if (name === 'mobileMalformed') toast.error(t('wallet.mobileMalformed'))
      else showFailure(error)
    }
  })
  if (masked === null)
    return (
      <Note>
        {t('wallet.mobileUnbound')}{' '}
        <Button size="xs" href="/bind">
          {t('title.bind')}
        </Button>
      </Note>
    )
  return (
    <>
      <TextField
        label={t('wallet.mobile', { mobile: masked })}
        prefix={`+${countryCode}`}
        isNumber
        inputMode="tel"
        autoComplete="tel-national"
        value={fields.mobile}
        error={problems.mobile && t(problems.mobile)}
        onChange={(event) => change('mobile', event.target.value.replace(/\D/g, '').slice(0, 20))}
      />
      <OtpField
        label={t('wallet.code')}
        value={fields.code}
        error={problems.code && t(problems.code)}
        sendText={t('wallet.sendCode')}
        waitText={(secondsLeft) => t('wallet.sendAgainIn', { seconds: secondsLeft })}
        secondsLeft={Math.ceil(leftMs / 1000)}
        isSending={isBusy}
        onSend={press}
        onChange={(event) => change('code', event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
    </>
  )
}
