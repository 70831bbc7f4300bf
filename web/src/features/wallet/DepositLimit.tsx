import { mergeAnswer } from '../../calls/answer-store.ts'
import { send } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ShieldIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './Wallet.module.css'

/** The player's deposit limits in one line; before the first deposit one is asked for. */
export function DepositLimit() {
  const t = useText()
  const money = useMoney()
  const { data: standing } = useCall('getLimits', {})
  const limits = standing?.limitList.filter(({ kind }) => kind === 'deposit') ?? []
  const left = Math.min(...limits.map((limit) => limit.left))
  return (
    <>
      {standing && standing.depositLimit !== 'none' && (
        <LimitAsked isRequired={standing.depositLimit === 'required'} />
      )}
      <Card>
        <ListRow
          icon={ShieldIcon}
          title={t('title.limits')}
          text={limits.length > 0 ? t('wallet.limitLeft', { money: money(left) }) : undefined}
          href="/limits"
        />
      </Card>
    </>
  )
}

function LimitAsked({ isRequired }: { isRequired: boolean }) {
  const t = useText()
  const { isBusy, press } = usePress(async () => {
    try {
      await mergeAnswer('getLimits', await send('declineLimit', {}))
    } catch (error) {
      showFailure(error)
    }
  })
  return (
    <Note tone="info" icon={ShieldIcon}>
      <div className={styles.row}>
        <span>{t(isRequired ? 'wallet.limitNeeded' : 'wallet.limitAsk')}</span>
        <Button size="xs" look="iris" href="/limits">
          {t('wallet.limitSet')}
        </Button>
        {!isRequired && (
          <Button size="xs" isLoading={isBusy} onClick={() => press()}>
            {t('wallet.limitDecline')}
          </Button>
        )}
      </div>
    </Note>
  )
}
