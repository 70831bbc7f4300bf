import { mergeAnswer } from '../calls/answer-store.ts'
import { type CallOutput, send } from '../calls/api.ts'
import { showFailure } from '../calls/show-failure.ts'
import { usePress } from '../calls/use-press.ts'
import { useText } from '../i18n/use-text.ts'
import { useMoney } from '../money/use-money.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { PauseIcon, ShieldIcon } from '../ui/icons.ts'
import { ListRow } from '../ui/ListRow.tsx'
import { Note } from '../ui/Note.tsx'
import styles from './DepositForm.module.css'

type Standing = CallOutput<'getLimits'> | undefined

/** Before the first deposit a limit is asked for. */
export function DepositLimit({ standing }: { standing: Standing }) {
  if (!standing || standing.depositLimit === 'none') return null
  return <LimitAsked isRequired={standing.depositLimit === 'required'} />
}

/** What the limits leave, and a break in one tap: beside the sum, before it is confirmed. */
export function DepositCare({ standing }: { standing: Standing }) {
  const t = useText()
  const money = useMoney()
  const limits = standing?.limitList.filter(({ kind }) => kind === 'deposit') ?? []
  const left = Math.min(...limits.map((limit) => limit.left))
  return (
    <Card>
      <ListRow
        icon={ShieldIcon}
        title={t('deposit.myLimits')}
        text={limits.length > 0 ? t('deposit.limitLeft', { money: money(left) }) : undefined}
        href="/limits"
      />
      <ListRow icon={PauseIcon} title={t('deposit.break')} href="/break" />
    </Card>
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
      <div className={styles.asked}>
        <span>{t(isRequired ? 'deposit.limitNeeded' : 'deposit.limitAsk')}</span>
        <Button size="xs" look="iris" href="/limits">
          {t('deposit.limitSet')}
        </Button>
        {!isRequired && (
          <Button size="xs" isLoading={isBusy} onClick={() => press()}>
            {t('deposit.limitDecline')}
          </Button>
        )}
      </div>
    </Note>
  )
}
