import type { Jurisdiction } from '@parlour/contract/jurisdiction.ts'
import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { HelpLine } from './HelpLine.tsx'
import styles from './Limits.module.css'

/** What everybody can hold the site to, written from the record that is in force. */
export function ResponsiblePage() {
  const t = useText()
  const config = useSite((site) => site.config)
  const age = config?.ageLimit ?? 21
  const demands = config ? jurisdictionOf(config.jurisdiction) : null
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{t('limits.public', { age })}</p>
      <div className={styles.buttons}>
        <Button look="iris" href="/limits">
          {t('title.limits')}
        </Button>
        <Button look="outline" href="/break">
          {t('title.break')}
        </Button>
      </div>
      <div className={styles.promises}>
        {demands && <Demands demands={demands} />}
        <Promises title={t('limits.publicOdds')} promises={[t('limits.publicEdge')]} />
        <HelpLine />
      </div>
    </div>
  )
}

function Demands({ demands }: { demands: Jurisdiction }) {
  const t = useText()
  const inGames = useGamePromises(demands)
  const { raiseWaitHours: hours } = demands
  const limits = [
    t('limits.publicKinds'),
    t('limits.publicRaise', { hours }),
    ...(demands.raiseWaitsForPeriod ? [t('limits.publicPeriod')] : []),
    t(demands.needsDepositLimit ? 'limits.publicNeeds' : 'limits.publicAsks'),
  ]
  const breaks = [t('limits.publicStop'), t('limits.publicBreaks'), t('limits.staysOpen')]
  const care = [t('limits.publicCare')]
  return (
    <>
      <Promises title={t('title.limits')} promises={limits} />
      <Promises title={t('title.break')} promises={breaks} />
      <Promises title={t('limits.publicGames')} promises={inGames} />
      <Promises title={t('limits.publicCareTitle')} promises={care} />
    </>
  )
}

/** What holds in every game; what the place does not demand is not promised. */
function useGamePromises(demands: Jurisdiction): string[] {
  const t = useText()
  const money = useShortMoney()
  const { realityCheckMinutes, realityCheckPauseMinutes, stakeCeiling, youngStakePercent } = demands
  const seconds = { slots: demands.leastSlotMs / 1000, others: demands.leastOtherMs / 1000 }
  return [
    t('limits.publicHeader'),
    t('limits.publicCheck', { minutes: realityCheckMinutes }),
    ...(realityCheckPauseMinutes > 0
      ? [t('limits.publicRest', { minutes: realityCheckPauseMinutes })]
      : []),
    t('limits.publicPace', seconds),
    ...(stakeCeiling === null ? [] : [t('limits.publicStake', { money: money(stakeCeiling) })]),
    ...(stakeCeiling !== null && youngStakePercent < 100
      ? [t('limits.publicYoung', { percent: youngStakePercent })]
      : []),
    t(demands.allowsAutoplay ? 'limits.publicAuto' : 'limits.publicNoAuto'),
    ...(demands.allowsFasterPlay ? [] : [t('limits.publicNoTurbo')]),
    ...(demands.allowsSecondGame ? [] : [t('limits.publicOneGame')]),
    ...(demands.allowsVisitorPractice ? [] : [t('limits.publicPractice')]),
    t('limits.publicIdle', { minutes: demands.idleEndMinutes }),
    t('limits.publicWagering', { times: demands.highestTurnover }),
  ]
}

function Promises({ title, promises }: { title: string; promises: string[] }) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.points}>
        {promises.map((promise) => (
          <li key={promise} className={styles.point}>
            <CheckIcon className={styles.mark} />
            {promise}
          </li>
        ))}
      </ul>
    </Card>
  )
}
