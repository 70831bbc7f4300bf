import type { CallOutput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useCall } from '../../calls/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { Note } from '../../ui/Note.tsx'
import { OddsTable } from '../kit/OddsTable.tsx'
import { listOdds } from './chances.ts'
import { DrawOdds } from './DrawOdds.tsx'
import styles from './RuleText.module.css'
import { TableView } from './TableView.tsx'
import { useWords } from './use-words.ts'
import type { ConfigOf, RuleName, WriteRules } from './words.ts'

type Told = CallOutput<'activityRules'>

type RuleTextProps<N extends RuleName> = { name: N; write: WriteRules<N>; title?: string }

/** The rules of a promotion as they are now: in words, numbers and chances. */
export function RuleText<N extends RuleName>(props: RuleTextProps<N>) {
  const asked = useCall('activityRules', { name: props.name })
  return <Answer asked={asked}>{(told) => <Told {...props} told={told} />}</Answer>
}

function Told<N extends RuleName>({ name, write, title, told }: RuleTextProps<N> & { told: Told }) {
  const t = useText()
  const words = useWords()
  // The config is of the name that was asked for.
  const { lines, tables = [], needsInvites } = write(told.config as ConfigOf<N>, words)
  const odds = listOdds(told)
  if (lines.length === 0) return null
  return (
    <Card className={styles.rules}>
      <h2 className={styles.title}>{title ?? t('activity.rules')}</h2>
      {!told.isRunning && <Note tone="info">{t('rule.notRunning')}</Note>}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {needsInvites && <ValidInvite />}
        <li>{t('rule.contribution')}</li>
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

/** What makes an invite count, as it is now. */
function ValidInvite() {
  const { t, money } = useWords()
  const { data } = useCall('activityRules', { name: 'Invitee' })
  if (!data) return null
  const { minDeposit, minWagered, withinDays } = data.config as ConfigOf<'Invitee'>
  const values = { deposit: money(minDeposit), wager: money(minWagered), days: withinDays }
  return <li>{t('rule.validInvite', values)}</li>
}
