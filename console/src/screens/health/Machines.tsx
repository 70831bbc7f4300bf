import { backupKinds } from '@parlour/contract/operator/backup-kinds.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { type Translate, useText } from '../../i18n/texts.ts'

type CopiesProps = { copies: CallOutput<'getHealth'>['copyList'] }

/** Which copies of the server are connected. */
export function Copies({ copies }: CopiesProps) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('he.copies')}</h2>
        <span className="sp" />
        <span className="tag ok">{copies.length}</span>
      </div>
      <ul>
        {copies.map(({ copy, startTime, heardTime }) => (
          <li key={`${copy} ${startTime}`} className="why">
            <span className="wrap">
              <span className="dot ok">{copy}</span>
              <br />
              <span className="sm mute">
                {t('he.began')} {dayTimeText(startTime)} · {t('he.heard')} {dayTimeText(heardTime)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MachinesProps = { machines: CallOutput<'listMachines'>['machineList'] }

/** Where the players lie, once they lie on several machines. */
export function Machines({ machines }: MachinesProps) {
  const t = useText()
  const dead = machines.filter(({ answers }) => !answers).length
  if (machines.length === 0) return null
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('he.machines')}</h2>
        <span className="sp" />
        <span className={`tag ${dead > 0 ? 'bad' : 'ok'}`}>
          {machines.length - dead}/{machines.length}
        </span>
      </div>
      <ul>
        {machines.map(({ machine, isAsked, parts, answers }) => (
          <li key={machine} className="why">
            <span className="wrap">
              <span className={`dot ${answers ? 'ok' : 'bad'}`}>{machine}</span>
              <br />
              <span className="sm mute">
                {t(isAsked ? 'he.machine.asked' : 'he.machine.parts', { n: parts })}
              </span>
            </span>
            <span className="sp" />
            {!answers && <span className="sm">{t('he.machine.dead')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type BackupsProps = { told: Backup[] }
type Backup = CallOutput<'getHealth'>['backupList'][number]

/** The commands tell what became of them. */
export function Backups({ told }: BackupsProps) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('he.backups')}</h2>
      </div>
      <ul>
        {backupKinds.map((kind) => {
          const last = told.find((one) => one.kind === kind)
          return (
            <li key={kind} className="why">
              <span className="wrap">
                <span className={`dot ${last ? (last.isGood ? 'ok' : 'bad') : 'gold'}`}>
                  {t(`he.backup.${kind}`)}
                </span>
                <br />
                <span className="sm mute">{last ? outcomeText(t, last) : t('he.never')}</span>
              </span>
              <span className="sp" />
              {last && <span className="sm mute">{t(last.isGood ? 'he.ok' : 'he.failed')}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** When, and what came of it; why it failed is told as the command told it. */
function outcomeText(t: Translate, { kind, isGood, time, said, figures }: Backup): string {
  const outcome = isGood ? t(`he.backup.${kind}.good`, figures) : t(`he.backup.${kind}.bad`)
  return [dayTimeText(time), outcome, said].filter(Boolean).join(' · ')
}
