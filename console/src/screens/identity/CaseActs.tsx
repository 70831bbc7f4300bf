import { useText } from '../../i18n/texts.ts'
import { ActBar, ArmedButton } from '../../ui/ActBar.tsx'
import type { useActs } from '../../ui/use-acts.ts'
import type { useArmed } from '../../ui/use-armed.ts'

type Props = {
  acts: Pick<ReturnType<typeof useActs<'sendBack' | 'block'>>, 'fault' | 'isBusy' | 'asked' | 'ask'>
  armed: ReturnType<typeof useArmed>
  /** Whether everything was compared. */
  isWhole: boolean
}

export function CaseActs({ acts, armed, isWhole }: Props) {
  const t = useText()
  return (
    <ActBar
      fault={acts.asked ? null : acts.fault}
      hint={
        <>
          {!isWhole && <span className="sm mute">{t('kyc.notYet')}</span>}
          <kbd>␣</kbd>
          <span className="sm mute">{t('kyc.tickAll')}</span>
        </>
      }
    >
      <ArmedButton of={armed} isBusy={acts.isBusy || !isWhole}>
        {t('kyc.verify')}
      </ArmedButton>
      <button type="button" className="btn dl" onClick={() => acts.ask('sendBack')}>
        {t('kyc.sendBack')}
        <kbd>R</kbd>
      </button>
      <button type="button" className="btn" onClick={() => acts.ask('block')}>
        {t('kyc.block')}
      </button>
    </ActBar>
  )
}
