import { formatMoney } from '@parlour/contract/money.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer, State } from '../../ui/State.tsx'
import type { Range } from './range.ts'

type Agent = CallOutput<'listAgents'>['agentList'][number]

/** Agents as a tree, whose branches are asked for when they are opened. */
export function AgentsView({ range }: { range: Range }) {
  const t = useText()
  return (
    <section className="card wide">
      <p className="cb mute">{t('re.agentsLead')}</p>
      <table className="t">
        <thead>
          <tr>
            <th>{t('re.agent')}</th>
            <th className="r">{t('re.direct')}</th>
            <th className="r">{t('re.team')}</th>
            <th className="r">{t('re.valid')}</th>
            <th className="r">{t('re.teamStake')}</th>
            <th className="r">{t('re.commission')}</th>
          </tr>
        </thead>
        <tbody>
          <Branch range={range} depth={0} />
        </tbody>
      </table>
    </section>
  )
}

type BranchProps = { range: Range; depth: number; superiorId?: number; cursor?: string }

function Branch({ range, depth, superiorId, cursor }: BranchProps) {
  const t = useText()
  const { from, to } = range
  const [isMore, showMore] = useState(false)
  const asked = { from, to, ...(superiorId && { superiorId }), ...(cursor && { cursor }) }
  const listed = useAnswer('listAgents', { ...asked, limit: 50 })
  const { agentList = [], nextCursor = null } = listed.data ?? {}
  if (listed.data === undefined || listed.error)
    return (
      <tr>
        <td colSpan={6}>
          <Answer of={listed} permission="reports.read">
            {() => null}
          </Answer>
        </td>
      </tr>
    )
  return (
    <>
      {agentList.length === 0 && (
        <tr>
          <td colSpan={6}>
            <State icon="two" title={t('re.noAgents')} />
          </td>
        </tr>
      )}
      {agentList.map((agent) => (
        <AgentRow key={agent.playerId} agent={agent} range={range} depth={depth} />
      ))}
      {nextCursor !== null && !isMore && (
        <tr>
          <td colSpan={6}>
            <button type="button" className="btn sm" onClick={() => showMore(true)}>
              {t('re.more')}
            </button>
          </td>
        </tr>
      )}
      {nextCursor !== null && isMore && (
        <Branch
          range={range}
          depth={depth}
          cursor={nextCursor}
          {...(superiorId && { superiorId })}
        />
      )}
    </>
  )
}

function AgentRow({ agent, range, depth }: { agent: Agent; range: Range; depth: number }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { playerId, playerName, levelCounts, validCount, stake, commission } = agent
  const [direct = 0] = levelCounts
  const team = levelCounts.reduce((sum, n) => sum + n, 0)
  return (
    <>
      <tr>
        <td>
          <span className={`row depth${Math.min(depth, 5)}`}>
            {direct > 0 ? (
              <button
                type="button"
                className="btn sm ic"
                aria-expanded={isOpen}
                aria-label={t('re.open', { name: playerName })}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? '−' : '+'}
              </button>
            ) : (
              <span className="leaf" />
            )}
            <Link href={`/players/${playerId}`}>{playerName}</Link>
          </span>
        </td>
        <td className="r">{direct}</td>
        <td className="r">{team}</td>
        <td className="r">{validCount}</td>
        <td className="r">{formatMoney(stake)}</td>
        <td className="r">{formatMoney(commission)}</td>
      </tr>
      {isOpen && <Branch range={range} depth={depth + 1} superiorId={playerId} />}
    </>
  )
}
