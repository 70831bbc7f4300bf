import { useMemo } from 'react'
import type { CallOutput } from '../../calls/api.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useCall } from '../../calls/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { Note } from '../../ui/Note.tsx'
import { OddsTable } from '../kit/OddsTable.tsx'
import { dateTimeText, pointsText } from '../../i18n/format.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { useLegalFacts } from '../../site/legal/facts.ts'
import { chanceText } from '../kit/chance.ts'
import { chancesOf, listOdds } from './chances.ts'
import type { ConfigOf, RuleName, RuleTable, Words, WriteRules } from './words.ts'
import styles from './RuleText.module.css'

type RuleAnswer = CallOutput<'activityRules'>

type RuleTextProps<N extends RuleName> = { name: N; write: WriteRules<N>; title?: string }

/** The rules of a promotion as they are now: in words, numbers and chances. */
export function RuleText<N extends RuleName>(props: RuleTextProps<N>) {
  const asked = useCall('activityRules', { name: props.name })
  return <Answer asked={asked}>{(told) => <WrittenRules {...props} told={told} />}</Answer>
}

function WrittenRules<N extends RuleName>(props: RuleTextProps<N> & { told: RuleAnswer }) {
  const { name, write, title, told } = props
  const t = useText()
  const words = useWords()
  const { contribution, mostStakeWithBonus } = useLegalFacts()
  // The config is of the name that was asked for.
  const { lines, tables = [], needsInvites } = write(told.config as ConfigOf<N>, words)
  const odds = listOdds(told)
  if (lines.length === 0) return null
  return (
    <Card className={styles.rules}>
      <h2 className={styles.title}>{title ?? t('activity.rules')}</h2>
      {!told.isRunning && <NotRunning beginsAt={told.beginsAt} />}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {needsInvites && <ValidInvite />}
        <li>{t('rule.contribution', contribution)}</li>
        {mostStakeWithBonus !== null && (
          <li>{t('rule.mostStake', { money: mostStakeWithBonus })}</li>
        )}
        <li>{t('rule.clock')}</li>
      </ol>
      {tables.map((table) => (
        <TableView key={table.caption} table={table} />
      ))}
      {name === 'Points' && <DrawOdds config={told.config as ConfigOf<'Points'>} />}
      {name !== 'Points' && odds.length > 0 && <OddsTable odds={odds} />}
      {(odds.length > 0 || name === 'Points') && <p>{t('rule.fair')}</p>}
    </Card>
  )
}

function NotRunning({ beginsAt }: Pick<RuleAnswer, 'beginsAt'>) {
  const t = useText()
  const locale = useLocale()
  if (beginsAt === null) return <Note tone="info">{t('rule.notRunning')}</Note>
  return <Note tone="info">{t('rule.beginsAt', { time: dateTimeText(beginsAt, locale) })}</Note>
}

/** What makes an invite count, as it is now. */
function ValidInvite() {
  const { t, money } = useWords()
  const { data } = useCall('activityRules', { name: 'Invitee' })
  if (!data) return null
  const { minDeposit, minWagered, withinDays } = data.config as ConfigOf<'Invitee'>
  const values = { deposit: money(minDeposit), wager: money(minWagered), days: withinDays }
  return <li>{t('rule.validInvite', values)}</li>
}

function TableView({ table: { caption, head, rows } }: { table: RuleTable }) {
  return (
    // Wider than a small phone when letters are large: it scrolls by itself, also by keyboard.
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={index} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Each of the lucky draws with its own chances. */
function DrawOdds({ config }: { config: ConfigOf<'Points'> }) {
  const t = useText()
  return config.draws.map((draw) => (
    <OddsTable
      key={draw.id}
      title={t('rule.drawOf', { points: pointsText(draw.cost) })}
      odds={chancesOf(draw.prizes)}
    />
  ))
}

function useWords(): Words {
  const t = useText()
  const money = useShortMoney()
  const locale = useLocale()
  const { depositRate } = useLegalFacts()
  return useMemo(
    () => ({
      t,
      money,
      depositRate,
      share: chanceText,
      yearDay: (monthAndDay: string) => yearDayText(monthAndDay, locale),
      weekday: (day: number) => weekdayText(day, locale),
    }),
    [t, money, depositRate, locale],
  )
}

/** `12-18` → `18 December`. */
function yearDayText(monthAndDay: string, locale: string): string {
  const day = new Date(`2024-${monthAndDay}T12:00:00Z`)
  const style = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return day.toLocaleDateString(locale === 'th-TH' ? locale : 'en-GB', style)
}

/** 1 is Monday: the first of January 2024 was one. */
function weekdayText(day: number, locale: string): string {
  const date = new Date(Date.UTC(2024, 0, day, 12))
  return date.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}
