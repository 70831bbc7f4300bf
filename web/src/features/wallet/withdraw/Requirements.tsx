import { dateText } from '../../../i18n/format.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { useMoney } from '../../../money/use-money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { LockIcon } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import walletStyles from '../Wallet.module.css'
import { sourceText } from '../sources.ts'
import type { Exchange, Requirement } from './types.ts'
import { useGiveUp } from './use-give-up.ts'
import styles from './Withdraw.module.css'

type RequirementsProps = { requirements: readonly Requirement[]; wallet: Exchange['wallet'] }

/** Why some of the money is locked: each requirement with where it came from and how far it is. */
export function Requirements({ requirements, wallet }: RequirementsProps) {
  const t = useText()
  const money = useMoney()
  return (
    <section className={styles.stack}>
      <h2 className={walletStyles.heading}>{t('wallet.lockedWhy')}</h2>
      {requirements.length === 0 ? (
        <Note tone="ok">{t('wallet.nothingLocked')}</Note>
      ) : (
        <p className={walletStyles.note}>
          {t('wallet.lockedNote', {
            locked: money(wallet.locked),
            left: money(wallet.turnoverLeft),
          })}
        </p>
      )}
      {requirements.map((requirement) => (
        <RequirementCard key={requirement.requirementId} requirement={requirement} />
      ))}
    </section>
  )
}

function RequirementCard({ requirement }: { requirement: Requirement }) {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  const { isBusy, ask } = useGiveUp(requirement)
  const { amount, betRate, required, wagered, createTime } = requirement
  const source = sourceText(t, requirement.source)
  return (
    <Card look="flat" className={styles.requirement}>
      <div className={styles.requirementHead}>
        <span>{source}</span>
        <span className="num">{money(amount)}</span>
      </div>
      <Progress value={wagered} max={required} label={source} />
      <span className={`num ${styles.small}`}>
        {t('wallet.wagered', { wagered: money(wagered), required: money(required) })}
      </span>
      <span className={styles.small}>
        {t('wallet.requirementRule', { rate: betRate, day: dateText(createTime, locale) })}
      </span>
      {requirement.canGiveUp && (
        <Button
          size="xs"
          look="outline"
          icon={LockIcon}
          isLoading={isBusy}
          onClick={ask}
          className={styles.giveUp}
        >
          {t('wallet.giveUp')}
        </Button>
      )}
    </Card>
  )
}
