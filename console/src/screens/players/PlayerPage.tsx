import { formatMoney } from '@parlour/contract/money.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayText, dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Answer, State } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { ActsTab } from './ActsTab.tsx'
import { LimitsTab } from './LimitsTab.tsx'
import { IdentityTab } from './IdentityTab.tsx'
import { kycText } from './kyc-text.ts'
import { Notes } from './Notes.tsx'
import { PlayerSide } from './PlayerSide.tsx'
import { MoneyTab } from './MoneyTab.tsx'
import { PlayerActs } from './PlayerActs.tsx'
import { RewardsTab } from './RewardsTab.tsx'
import { RoundsTab } from './RoundsTab.tsx'
import { SessionsTab } from './SessionsTab.tsx'
import { StateTag } from './StateTag.tsx'
import { Timeline } from './Timeline.tsx'

type Player = CallOutput<'getPlayer'>
const tabs = [
  'timeline',
  'money',
  'rounds',
  'rewards',
  'identity',
  'sessions',
  'limits',
  'notes',
  'acts',
] as const

/** One player from all sides. */
export function PlayerPage({ playerId, tab }: { playerId: number; tab: string }) {
  const t = useText()
  const found = useAnswer('getPlayer', { playerId })
  return (
    <>
      <TopBar title={found.data?.playerName ?? String(playerId)}>
        <Link href="/players">{t('nav.players')}</Link>
      </TopBar>
      <main className="body">
        {found.error?.error === 'unknownPlayer' ? (
          <State icon="find" title={t('pl.unknown')} />
        ) : (
          <Answer of={found} permission="players.read">
            {(player) => (
              <>
                <Heading player={player} />
                <Balances playerId={playerId} accounts={player.accounts} />
                <Tabs player={player} tab={tab} />
                <div className="scroll">
                  <Tab player={player} tab={tab} />
                </div>
              </>
            )}
          </Answer>
        )}
      </main>
    </>
  )
}

function Tab({ player, tab }: { player: Player; tab: string }) {
  const { playerId } = player
  if (tab === 'money') return <MoneyTab playerId={playerId} requirements={player.requirementList} />
  if (tab === 'rounds') return <RoundsTab playerId={playerId} />
  if (tab === 'rewards') return <RewardsTab playerId={playerId} />
  if (tab === 'identity') return <IdentityTab playerId={playerId} />
  if (tab === 'sessions') return <SessionsTab sessions={player.sessionList} />
  if (tab === 'limits') return <LimitsTab limits={player.limitList} pause={player.pause} />
  if (tab === 'notes')
    return (
      <section className="card">
        <Notes notes={player.noteList} />
      </section>
    )
  if (tab === 'acts') return <ActsTab playerId={playerId} />
  return (
    <div className="cols">
      <Timeline playerId={playerId} />
      <PlayerSide player={player} />
    </div>
  )
}

function Tabs({ player, tab }: { player: Player; tab: string }) {
  const { playerId } = player
  const t = useText()
  const mayAudit = useMay('audit.read')
  const mayLedger = useMay('ledger.read')
  const mayRisk = useMay('risk.read')
  const counts = { sessions: player.sessionList.length, notes: player.noteList.length }
  return (
    <nav className="tabs" aria-label={t('nav.players')}>
      {tabs
        .filter((one) => one !== 'acts' || mayAudit)
        .map((one) => (
          <Link
            key={one}
            href={`/players/${playerId}/${one}`}
            className={one === tab ? 'on' : ''}
            aria-current={one === tab ? 'page' : undefined}
          >
            {t(`pl.tab.${one}`)}
            {one in counts && <em>{counts[one as keyof typeof counts]}</em>}
          </Link>
        ))}
      {mayRisk && <Link href={`/linked?player=${playerId}`}>{t('nav.linked')}</Link>}
      {mayLedger && <Link href={`/ledger?player=${playerId}`}>{t('nav.ledger')}</Link>}
    </nav>
  )
}

function Heading({ player }: { player: Player }) {
  const t = useText()
  const { kycStatus, inviterId, lastSeenTime } = player
  return (
    <div className="who">
      <span className="av l">{player.playerName.slice(0, 2)}</span>
      <div>
        <div className="row">
          <span className="big">{player.playerName}</span>
          <StateTag state={player.state} />
          {player.level > 0 && (
            <span className="tag iris">{t('pl.level', { n: player.level })}</span>
          )}
          <span className={`tag ${kycStatus === 'verified' ? 'ok' : ''}`}>
            {kycText(t, kycStatus)}
          </span>
          {player.accounts.held > 0 && <span className="tag gold">{t('pl.waits')}</span>}
          {player.areWithdrawalsHeld && <span className="tag gold">{t('pl.held')}</span>}
        </div>
        <div className="row g12 mute">
          <span>{player.playerId}</span>
          <span>{player.account}</span>
          {inviterId !== null && (
            <span>
              {t('pl.invited')} <Link href={`/players/${inviterId}`}>{inviterId}</Link>
            </span>
          )}
          <span>
            {t('pl.since')} {dayText(player.createTime)}
          </span>
          {lastSeenTime !== null && (
            <span>
              {t('pl.seen')} {dayTimeText(lastSeenTime)}
            </span>
          )}
        </div>
      </div>
      <span className="sp" />
      <PlayerActs player={player} />
    </div>
  )
}

function Balances({ playerId, accounts }: Pick<Player, 'playerId' | 'accounts'>) {
  const t = useText()
  const { data: days } = useAnswer('listPlayerDays', { playerId })
  const shown = [
    [t('pl.coin'), accounts.coin],
    [t('pl.heldAmount'), accounts.held],
    [t('pl.safe'), accounts.safe],
    [t('pl.withdrawable'), accounts.withdrawable],
    [t('pl.locked'), accounts.locked],
    [t('pl.points'), accounts.points],
    ...(accounts.owed > 0 ? ([[t('pl.owed'), accounts.owed]] as const) : []),
    [t('pl.net'), days?.netDeposit ?? null],
  ] as const
  return (
    <dl className="strip">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt className="sm mute">{name}</dt>
          <dd>{value === null ? '…' : formatMoney(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
