import { serverNowMs } from '../../browser/clock.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { rewardLines } from '../../rewards/reward-lines.ts'
import { useSite } from '../../site/store.ts'
import { RewardTile } from '../../ui/RewardTile.tsx'
import styles from './MailLetter.module.css'
import { type Letter, rewardState } from './mail-state.ts'
import { RewardPill } from './RewardPill.tsx'

const tileStates = { none: 'open', claimable: 'open', claimed: 'got', expired: 'locked' } as const

/** What is attached, with the condition of each item and until when it can be claimed. */
export function LetterRewards({ letter }: { letter: Letter }) {
  const t = useText()
  const locale = useLocale()
  const props = useSite(({ config }) => config?.appPropConfigMap) ?? {}
  const state = rewardState(letter, serverNowMs())
  return (
    <section className={styles.rewards}>
      <h3 className={styles.attached}>
        {t('mail.attached')}
        <RewardPill state={state} />
      </h3>
      <ul className={styles.tiles}>
        {rewardLines(letter.rewards, props, t).map((line) => (
          <li key={line.item + line.amountText}>
            <RewardTile {...line} state={tileStates[state]} />
          </li>
        ))}
      </ul>
      {state === 'claimable' && letter.expireTime !== null && (
        <p className={styles.until}>
          {t('mail.until', { time: dateTimeText(letter.expireTime, locale) })}
        </p>
      )}
    </section>
  )
}
