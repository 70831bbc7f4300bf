import { CallFailure, send } from '../../../calls/api.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { usePress } from '../../../calls/use-press.ts'
import { dateText } from '../../../i18n/format.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { refreshBalances } from '../../../money/money-news.ts'
import { useMoney } from '../../../money/use-money.ts'
import { useLegalFacts } from '../../../site/legal/facts.ts'
import { updateUser } from '../../../session/store.ts'
import { confirm } from '../../../ui/ask.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { LockIcon } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { toast } from '../../../ui/toast.ts'
import { sourceText } from '../sources.ts'
import walletStyles from '../Wallet.module.css'
import { lockedNow } from './rules.ts'
import type { Exchange, Requirement } from './types.ts'
import styles from './Withdraw.module.css'

type RequirementsProps = { requirements: readonly Requirement[]; wallet: Exchange['wallet'] }

/** Why some of the money is locked: each requirement with where it came from and how far it is. */
export function Requirements({ requirements, wallet }: RequirementsProps) {
  const t = useText()
  const money = useMoney()
  return (
    <section className={styles.stack}>
      {requirements.length === 0 ? (
        <Note tone="ok">{t('wallet.nothingLocked')}</Note>
      ) : (
        <>
          <h2 className={walletStyles.heading}>{t('wallet.lockedWhy')}</h2>
          <p className={walletStyles.note}>
            {t('wallet.lockedNote', {
              locked: money(lockedNow(wallet)),
              left: money(wallet.turnoverLeft),
            })}
          </p>
        </>
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
  const { mostStakeWithBonus } = useLegalFacts()
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
      {requirement.canGiveUp && mostStakeWithBonus !== null && (
        <span className={styles.small}>{t('wallet.mostStake', { money: mostStakeWithBonus })}</span>
      )}
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

/** Gives a bonus up, after saying plainly what that costs. */
function useGiveUp({ requirementId, amount }: Requirement) {
  const t = useText()
  const money = useMoney()
  const { isBusy, press } = usePress(async () => {
    const isSure = await confirm({
      title: t('wallet.giveUpAsk'),
      text: t('wallet.giveUpNote', { money: money(amount) }),
      confirmText: t('wallet.giveUp'),
      cancelText: t('wallet.keepBonus'),
      isBad: true,
    })
    if (!isSure) return
    try {
      const { wallet } = await send('giveUpReward', { requirementId })
      updateUser({ coin: wallet.coin })
      toast.show(t('wallet.gaveUp'))
    } catch (error) {
      const isPlaying = error instanceof CallFailure && error.error === 'roundOpen'
      if (isPlaying) toast.error(t('wallet.roundOpen'))
      else showFailure(error)
    } finally {
      refreshBalances()
    }
  })
  return { isBusy, ask: press }
}
