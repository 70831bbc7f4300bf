import { formatMoney } from '@parlour/contract/money.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayNameText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Answer } from '../../ui/State.tsx'
import { Limits } from './LimitsTab.tsx'
import { Notes } from './Notes.tsx'
import { StateTag } from './StateTag.tsx'

type Player = CallOutput<'getPlayer'>

/** Beside the timeline: what one looks for first. */
export function PlayerSide({ player }: { player: Player }) {
  const { playerId } = player
  const t = useText()
  const mayRisk = useMay('risk.read')
  return (
    <div className="col gap">
      <CoinDays playerId={playerId} />
      {mayRisk && <LinkedAccounts playerId={playerId} />}
      <Card title={t('pl.limitsAndCare')} to={`/players/${playerId}/limits`}>
        <Limits limits={player.limitList} pause={player.pause} />
      </Card>
      <Card title={t('pl.notes')} to={`/players/${playerId}/notes`}>
        <Notes notes={player.noteList.slice(0, mostNotes)} />
      </Card>
    </div>
  )
}

type CardProps = { title: string; aside?: ReactNode; to?: string; children: ReactNode }

function Card({ title, aside, to, children }: CardProps) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{title}</h2>
        <span className="sp" />
        {aside && <span className="sm mute">{aside}</span>}
        {to && <Link href={to}>{t('pl.allOfIt')}</Link>}
      </div>
      {children}
    </section>
  )
}

const chart = { width: 320, height: 60 }

function CoinDays({ playerId }: { playerId: number }) {
  const t = useText()
  const days = useAnswer('listPlayerDays', { playerId })
  const balances = days.data?.dayList.map(({ balance }) => balance) ?? []
  const most = Math.max(1, ...balances)
  const x = (at: number) => (at / Math.max(1, balances.length - 1)) * chart.width
  const y = (balance: number) => 2 + (1 - balance / most) * (chart.height - 4)
  const line = balances.map((balance, at) => `${x(at)},${y(balance)}`).join(' ')
  const { width, height } = chart
  return (
    <Card
      title={t('pl.days')}
      aside={days.data && t('pl.highest', { amount: formatMoney(Math.max(0, ...balances)) })}
    >
      <Answer of={days} permission="players.read">
        {({ dayList }) => (
          <div className="cb">
            <svg
              className="spark"
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <polygon points={`0,${height} ${line} ${width},${height}`} />
              <polyline className="line l1" points={line} />
            </svg>
            <p className="row xs mute">
              <span>{dayNameText(dayList[0]?.day ?? '')}</span>
              <span className="sp" />
              <span>{t('pl.today')}</span>
            </p>
          </div>
        )}
      </Answer>
    </Card>
  )
}

const mostLinked = 4
const mostNotes = 3

function LinkedAccounts({ playerId }: { playerId: number }) {
  const t = useText()
  const groups = useAnswer('listGroups', { playerId }, { isLive: false })
  return (
    <Card title={t('pl.linked')} to={`/linked?player=${playerId}`}>
      <Answer of={groups} permission="risk.read">
        {({ groupList: [group] }) => {
          const others = group?.playerList.filter((one) => one.playerId !== playerId) ?? []
          if (others.length === 0) return <p className="cb mute">{t('pl.noLinked')}</p>
          return (
            <ul>
              {others.slice(0, mostLinked).map((other) => {
                const tie = group?.tieList.find(
                  ({ one, other: second }) => one === other.playerId || second === other.playerId,
                )
                return (
                  <li key={other.playerId} className="cb">
                    <div className="row">
                      <Link href={`/players/${other.playerId}`}>{other.playerId}</Link>
                      <span className="el">{other.playerName}</span>
                      <span className="sp" />
                      <StateTag state={other.state} />
                    </div>
                    <div className="sm mute">
                      {tie?.signalList.map((name) => t(`ln.${name}`)).join(' · ')}
                    </div>
                  </li>
                )
              })}
            </ul>
          )
        }}
      </Answer>
    </Card>
  )
}
