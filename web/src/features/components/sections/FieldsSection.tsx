import { useState } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { BankIcon, CloseIcon, ShieldIcon, UserIcon } from '../../../ui/icons.ts'
import { OtpField } from '../../../ui/OtpField.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { SelectRow } from '../../../ui/SelectRow.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Columns, Panel } from '../Panel.tsx'
import { useSay } from '../use-say.ts'
import type { Say } from '../use-say.ts'

const nothing = () => undefined

export function FieldsSection() {
  const say = useSay()
  return (
    <Panel title={say('fields')} span={2}>
      <Columns isWide>
        <PlainFields say={say} />
        <SecretFields say={say} />
      </Columns>
      <Columns>
        <SampleChecks say={say} />
      </Columns>
    </Panel>
  )
}

function PlainFields({ say }: { say: Say }) {
  return (
    <>
      <TextField label={say('plain')} icon={UserIcon} placeholder={say('userName')} />
      <TextField
        label={say('mobile')}
        prefix="+66"
        isNumber
        isOk
        inputMode="tel"
        defaultValue="081 234 5678"
      />
      <TextField label={say('wrong')} icon={UserIcon} error={say('tooShort')} defaultValue="mali" />
      <TextField
        label={say('offField')}
        icon={ShieldIcon}
        hint={say('okHint')}
        defaultValue="4827"
        isOk
        disabled
      />
      <TextField
        label={say('amount')}
        prefix="฿"
        isNumber
        isLarge
        inputMode="decimal"
        defaultValue="1,000"
        end={<IconButton icon={CloseIcon} label={say('clear')} onClick={nothing} />}
      />
      <SelectRow
        label={say('bank')}
        placeholder={say('chooseBank')}
        icon={BankIcon}
        onOpen={nothing}
      />
    </>
  )
}

function SecretFields({ say }: { say: Say }) {
  const eye = { showLabel: say('show'), hideLabel: say('hide') }
  const code = {
    sendText: say('sendCode'),
    waitText: (left: number) => `${say('again')} ${left} ${say('seconds')}`,
    onSend: nothing,
  }
  return (
    <>
      <PasswordField
        label={say('password')}
        hint={say('passwordHint')}
        defaultValue="abc12345"
        {...eye}
      />
      <PasswordField
        label={`${say('password')} (${say('wrong')})`}
        error={say('tooShort')}
        defaultValue="abc"
        {...eye}
      />
      <OtpField label={say('otp')} secondsLeft={0} {...code} />
      <OtpField label={say('otpWaiting')} secondsLeft={48} defaultValue="4827" {...code} />
    </>
  )
}

function SampleChecks({ say }: { say: Say }) {
  const [agreed, setAgreed] = useState(true)
  const [remembered, setRemembered] = useState(false)
  return (
    <>
      <Checkbox isChecked={agreed} onChange={setAgreed}>
        {say('agree')}
        <a href="/test">{say('terms')}</a>
      </Checkbox>
      <Checkbox isChecked={remembered} onChange={setRemembered} hasError={!remembered}>
        {say('remember')}
      </Checkbox>
      <Checkbox isChecked onChange={nothing} disabled>
        {say('locked')}
      </Checkbox>
    </>
  )
}
