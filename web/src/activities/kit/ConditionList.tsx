import { depositPath } from '@parlour/contract/money.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckIcon, InfoIcon } from '../../ui/icons.ts'
import styles from './ConditionList.module.css'

/** What every free gift asks for first: a bound mobile and one deposit. Which one is missing? */
export function ConditionList() {
  const t = useText()
  const { hasMobile, hasDeposited } = useConditions()
  if (hasMobile && hasDeposited) return null
  return (
    <section className={styles.conditions}>
      <h3 className={styles.title}>{t('activity.conditions')}</h3>
      <ul>
        <Condition
          text={t('activity.needsMobile')}
          isMet={hasMobile}
          href="/bind"
          action={t('activity.bindMobile')}
        />
        <Condition
          text={t('activity.needsDeposit')}
          isMet={hasDeposited}
          href={depositPath}
          action={t('activity.deposit')}
        />
      </ul>
    </section>
  )
}

export function useConditions() {
  const hasMobile = useSession(({ user }) => Boolean(user?.mobile))
  const hasDeposited = useSession(({ user }) => user?.firstRecharge === true)
  return { hasMobile, hasDeposited, areMet: hasMobile && hasDeposited }
}

type ConditionProps = { text: string; isMet: boolean; href: string; action: string }

function Condition({ text, isMet, href, action }: ConditionProps) {
  const t = useText()
  const Sign = isMet ? CheckIcon : InfoIcon
  return (
    <li className={classNames(styles.condition, isMet && styles.met)}>
      <Sign className={styles.sign} />
      <span className={styles.words}>
        {text}
        <span className="visually-hidden">{t(isMet ? 'activity.met' : 'activity.missing')}</span>
      </span>
      {!isMet && (
        <Button size="xs" look="outline" href={href}>
          {action}
        </Button>
      )}
    </li>
  )
}
