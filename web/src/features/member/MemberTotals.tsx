import { currencySigns } from '@parlour/contract/money.ts'
import { moneyText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useSite } from '../../site/store.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './MemberTotals.module.css'

/** What the player wagered, deposited and put aside so far. */
export function MemberTotals() {
  const t = useText()
  const user = useSession((session) => session.user)
  const sign = useSite(({ config }) => currencySigns[config?.currency ?? 'THB'])
  const totals = [
    { name: t('member.wagered'), amount: user?.bet },
    { name: t('member.deposited'), amount: user?.totalRecharge },
    { name: t('member.safebox'), amount: user?.safebox },
  ]
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, amount }) => (
        <div key={name} className={styles.total}>
          <dt>{name}</dt>
          <dd className="num">
            {amount === undefined ? <Skeleton className={styles.bone} /> : sign + moneyText(amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
