import type { CallOutput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useCall } from '../../calls/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { Note } from '../../ui/Note.tsx'
import { OddsTable } from '../kit/OddsTable.tsx'
import { listOdds } from './chances.ts'
import { DrawOdds } from './DrawOdds.tsx'
import { needsInvites, ruleTable } from './rule-table.ts'
import styles from './RuleText.module.css'
import { TableView } from './TableView.tsx'
import { useWords } from './use-words.ts'
import type { ConfigOf, RuleName, Rules, Words } from './words.ts'

type Told = CallOutput<'activityRules'>

/** The rules of a promotion as they are now: in words, numbers and chances. */
export function RuleText({ name, title }: { name: RuleName; title?: string }) {
  const asked = useCall('activityRules', { name })
  return <Answer asked={asked}>{(told) => <Told name={name} told={told} title={title} />}</Answer>
}

type ToldProps = { name: RuleName; told: Told; title: string | undefined }

function Told({ name, told, title }: ToldProps) {
  const t = useText()
  const words = useWords()
  const { lines, tables = [] } = write(name, told, words)
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
        {needsInvites.has(name) && <ValidInvite />}
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
  const words = useWords()
  const { data } = useCall('activityRules', { name: 'Invitee' })
  const lines = data ? write('Invitee', data, words).lines : []
  return lines.map((line) => <li key={line}>{line}</li>)
}

function write(name: RuleName, { config }: Told, words: Words): Rules {
  // The config is of the name that was asked for.
  const writeRules = ruleTable[name] as (config: unknown, words: Words) => Rules
  return writeRules(config, words)
}
