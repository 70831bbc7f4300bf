import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ClockIcon } from '../../../ui/icons.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { PinField } from '../PinField.tsx'
import walletStyles from '../Wallet.module.css'
import { CodeProof } from './CodeProof.tsx'
import { useChangePin } from './use-change-pin.ts'

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
