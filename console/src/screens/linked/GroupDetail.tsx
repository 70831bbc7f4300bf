import { useState } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayText, dayTimeText } from '../../i18n/format.ts'
import { type Translate, useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Answer } from '../../ui/State.tsx'
import { StateTag } from '../players/StateTag.tsx'
import { chainOf, type Step } from './chain.ts'
import { LinkGraph } from './LinkGraph.tsx'
import { Strength } from './Strength.tsx'

type Group = CallOutput<'getGroup'>
type Tie = Group['tieList'][number]

/** All who hang together, what says so of every two, and how one leads to another. */
export function GroupDetail({ playerId }: { playerId: number }) {
  const t = useText()
  const found = useAnswer('getGroup', { playerId }, { isLive: false })
  return (
    <div className="scroll">
      <Answer of={found} permission="risk.read">
        {(group) => (
          <>
            {group.decided && (
              <p className="note">
                <Icon name="check" />
                {t(`ln.decided.${group.decided.decision}`, {
                  name: group.decided.operatorName,
                  time: dayTimeText(group.decided.time),
                })}{' '}
                {group.decided.reason}
              </p>
            )}
            <Accounts group={group} from={playerId} />
            <Ties ties={group.tieList} />
            <LinkGraph key={group.groupId} {...group} />
            <p className="note">
              <Icon name="info" />
              {t('ln.note')}
            </p>
          </>
        )}
      </Answer>
    </div>
  )
}

function Accounts({ group, from }: { group: Group; from: number }) {
  const t = useText()
  const [to, choose] = useState<number | null>(null)
  const { playerList, tieList } = group
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('ln.accounts', { n: playerList.length })}</h2>
      </div>
      <table className="t">
        <tbody>
          {playerList.map(({ playerId, playerName, state, createTime, inviterId }) => (
            <tr key={playerId} className="two">
              <td>
                <Link href={`/players/${playerId}`}>{playerId}</Link>
                {inviterId !== null && (
                  <div className="xs mute">{t('ln.invitedBy', { id: inviterId })}</div>
                )}
              </td>
              <td>{playerName}</td>
              <td>
                <StateTag state={state} />
              </td>
              <td className="dim">{dayTimeText(createTime)}</td>
              <td className="r">
                {playerId !== from && (
                  <button
                    type="button"
                    className="btn q sm"
                    aria-expanded={to === playerId}
                    aria-label={t('ln.chainOf', { from, to: playerId })}
                    onClick={() => choose(to === playerId ? null : playerId)}
                  >
                    {t('ln.chain')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {to !== null && (
        <Chain steps={chainOf(tieList, from, to)} label={t('ln.chainOf', { from, to })} />
      )}
    </section>
  )
}

type ChainProps = { steps: Step<Tie>[]; label: string }

/** Step by step from one account to the other. */
function Chain({ steps, label }: ChainProps) {
  const t = useText()
  return (
    <ol className="cb" aria-label={label}>
      {steps.map(({ tie, from, to }) => (
        <li key={to} className="why">
          <Strength signals={tie.signalList} />
          <span>
            <b>
              {from} → {to}
            </b>
            <br />
            <span className="sm">{tieText(t, tie)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Ties({ ties }: { ties: Tie[] }) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('ln.why')}</h2>
      </div>
      <ul>
        {ties.map((tie) => (
          <li key={`${tie.one}-${tie.other}`} className="why">
            <Strength signals={tie.signalList} />
            <span>
              <b>
                {tie.one} – {tie.other}
              </b>
              <br />
              <span className="sm">{tieText(t, tie)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What two accounts share, with when. */
function tieText(t: Translate, { signalList, deviceTimes, minutesApart }: Tie): string {
  const texts = signalList.map((name) => {
    if (name === 'device' && deviceTimes !== null)
      return t('ln.deviceTimes', {
        one: dayText(deviceTimes.one),
        other: dayText(deviceTimes.other),
      })
    if (name === 'openedTogether' && minutesApart !== null)
      return t('ln.minutesApart', { n: minutesApart })
    return t(`ln.${name}`)
  })
  return texts.join(' · ')
}
