import { toCsv } from '@parlour/contract/csv.ts'
import type { ReactNode } from 'react'
import { downloadBlob } from '../../browser/download.ts'
import { usePress } from '../../calls/use-press.ts'
import { dateText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { noonOf, useToday } from '../../site/days.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { chanceText } from './chance.ts'
import { showActivityFailure } from './failures.ts'
import { listRows, type StatementLine } from './statement-lines.ts'
import styles from './Statement.module.css'

type StatementProps = {
  lines: readonly StatementLine[]
  /** Reads every line there is, for the file. */
  readAll: () => Promise<StatementLine[]>
  /** What comes after the lines: more of them. */
  children?: ReactNode
}

/** Every line that the earnings are made of, and the same as a file. */
export function Statement({ lines, readAll, children }: StatementProps) {
  const t = useText()
  const today = useToday()
  const { isBusy, press } = usePress(async () => {
    try {
      const csv = toCsv(listRows(await readAll(), t))
      downloadBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `commission-${today}.csv`)
    } catch (error) {
      await showActivityFailure(error)
    }
  })
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('agent.statement')}</h2>
        {lines.length > 0 && (
          <Button size="xs" icon={DownloadIcon} isLoading={isBusy} onClick={press}>
            {t('agent.save')}
          </Button>
        )}
      </div>
      {lines.length === 0 && <p className={styles.empty}>{t('agent.noLines')}</p>}
      <ul>
        {lines.map((line, index) => (
          // Lines have no names of their own; they only ever grow at their end.
          <LineRow key={index} line={line} />
        ))}
      </ul>
      {children}
    </Card>
  )
}

function LineRow({ line }: { line: StatementLine }) {
  const t = useText()
  const money = useMoney()
  const short = useShortMoney()
  const locale = useLocale()
  const { day, phone, kind, stake, rate, amount, level } = line
  const how = t('agent.lineOf', { stake: short(stake), rate: chanceText(rate) })
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        <b className="num">{phone}</b>
        <small className="num">
          {dateText(noonOf(day), locale)}
          {level !== undefined && ` · ${t('agent.level', { level })}`}
        </small>
      </span>
      <span className={styles.what}>
        <b className="num">{money(amount)}</b>
        <small className="num">{kind === 'commission' ? how : t(`agent.kind.${kind}`)}</small>
      </span>
    </li>
  )
}
