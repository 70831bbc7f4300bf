import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './Cards.module.css'
import type { Spun } from './use-spin.ts'

type SpinResultProps = { result: Spun | null; onClose: () => void }

/** What a spin gave, and how much is there now. */
export function SpinResult({ result, onClose }: SpinResultProps) {
  const t = useText()
  const money = useMoney()
  const collected = money(result?.collected ?? 0)
  const target = money(result?.target ?? 0)
  return (
    <Dialog
      open={result !== null}
      onClose={onClose}
      title={t('inviteSpin.result', { amount: money(result?.amount ?? 0) })}
      text={t(result?.itemStatus === 1 ? 'inviteSpin.resultFull' : 'inviteSpin.resultSum', {
        collected,
        target,
      })}
      actions={
        <Button look="brand" isBlock onClick={onClose}>
          {t('inviteSpin.goOn')}
        </Button>
      }
    >
      <img className={styles.coin} src={itemArt('coin')} alt="" />
    </Dialog>
  )
}
