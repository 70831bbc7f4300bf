import { formatMoney } from '@parlour/contract/money.ts'
import type { ReactNode } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'

/** What the house's own accounts did today, and whether closed days add up. */
export function HouseFoot({ children }: { children?: ReactNode }) {
  const t = useText()
  const { data } = useAnswer('getHouseAccounts', {})
  if (!data) return children
  const { accountList, differences, closedTime } = data
  const moved = accountList.filter(({ change }) => change !== 0)
  const isFine = differences === 0
  return (
    <>
      <span>{t(moved.length > 0 ? 'le.houseToday' : 'le.houseStill')}</span>
      {moved.map(({ account, change }) => (
        <span key={account}>
          {account} <b>{change > 0 ? `+${formatMoney(change)}` : formatMoney(change)}</b>
        </span>
      ))}
      <span className="sp" />
      {children}
      {closedTime !== null && (
        <span className={isFine ? 'ok' : 'bad'}>
          {t(isFine ? 'le.closedFine' : 'le.closedOdd', {
            time: dayTimeText(closedTime),
            n: differences,
          })}
        </span>
      )}
    </>
  )
}
