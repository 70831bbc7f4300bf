import type { CallOutput } from '../calls/api.ts'
import { useText } from '../i18n/use-text.ts'
import { useMoney } from '../money/use-money.ts'
import { Card } from '../ui/Card.tsx'
import { PauseIcon, ShieldIcon } from '../ui/icons.ts'
import { ListRow } from '../ui/ListRow.tsx'

type Standing = CallOutput<'getLimits'> | undefined

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
