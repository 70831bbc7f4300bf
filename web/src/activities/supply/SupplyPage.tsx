import { depositPath } from '@parlour/contract/money.ts'
import type { CallOutput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { standingOf } from './standing.ts'
import styles from './Supply.module.css'

const reading = 'appSupplyUser'

type Supply = CallOutput<typeof reading>

/** A share of today's net loss for a player who has nearly nothing left. */
export function SupplyPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(supply) => (
        <ActivityFrame name="Supply" title={t('supply.title')} text={t('supply.text')}>
          <Offer supply={supply} />
          <Note tone="info">
            {t('supply.care')}{' '}
            <a className={styles.link} href="/service">
              {t('supply.careLink')}
            </a>
          </Note>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

function Offer({ supply }: { supply: Supply }) {
  const t = useText()
  const money = useMoney()
  const { netLoss, bonus, leftToday, leftThisWeek, resetTime } = supply
  return (
    <Card className={styles.offer}>
      <KeyValueList>
        <KeyValue name={t('supply.netLoss')}>{money(netLoss)}</KeyValue>
        <KeyValue name={t('supply.bonus')} isGain>
          {money(bonus)}
        </KeyValue>
        <KeyValue name={t('supply.left')}>
          {t('supply.times', { today: leftToday, week: leftThisWeek })}
        </KeyValue>
        <KeyValue name={t('supply.reset')}>
          <Countdown expireTime={resetTime} onEnd={() => void refreshCall(reading)} />
        </KeyValue>
      </KeyValueList>
      <Action supply={supply} />
    </Card>
  )
}

/** The one thing there is to do now, and why. */
function Action({ supply }: { supply: Supply }) {
  const t = useText()
  const { claim, isClaiming } = useClaim('bankruptBonus', { reading })
  const standing = standingOf(supply)
  if (standing === 'deposit')
    return (
      <>
        <p className={styles.why}>{t('supply.needsDeposit')}</p>
        <Button isBlock className={styles.action} href={depositPath}>
          {t('activity.deposit')}
        </Button>
      </>
    )
  return (
    <>
      <p className={styles.why}>
        {standing === 'ready' ? t('supply.ready', { rate: supply.betRate }) : t(reasons[standing])}
      </p>
      <Button
        look="brand"
        isBlock
        className={styles.action}
        disabled={standing !== 'ready'}
        isLoading={isClaiming}
        onClick={() => claim({})}
      >
        {t('supply.claim')}
      </Button>
    </>
  )
}

const reasons = {
  taken: 'supply.taken',
  notBankrupt: 'supply.notBankrupt',
  smallLoss: 'supply.smallLoss',
} as const
