import { useRef } from 'react'
import { useText } from '../../i18n/texts.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import type { Acts } from '../../ui/use-acts.ts'

const presets = ['notSharp', 'cutOff', 'expired', 'nameDiffers', 'notThePerson'] as const
type Props = { acts: Acts; onConfirm: (reason: string) => void }

/** Usual reasons are one key away; any can be written. */
export function SendBackDialog({ acts, onConfirm }: Props) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const choose = (text: string) => {
    const field = place.current?.closest('form')?.elements.namedItem('reason')
    if (!(field instanceof HTMLInputElement)) return
    field.value = text
    field.focus()
  }
  return (
    <ReasonDialog
      title={t('kyc.sendBackTitle')}
      lead={t('kyc.reads')}
      confirm={t('kyc.sendBackNow')}
      acts={acts}
      onConfirm={onConfirm}
    >
      <div ref={place} className="presets">
        {presets.map((name) => (
          <button
            key={name}
            type="button"
            className="btn sm"
            onClick={() => choose(t(`kyc.why.${name}`))}
          >
            {t(`kyc.why.${name}`)}
          </button>
        ))}
      </div>
    </ReasonDialog>
  )
}
