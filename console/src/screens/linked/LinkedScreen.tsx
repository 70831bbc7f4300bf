import { queries, useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { CallFailure, send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { ActBar } from '../../ui/ActBar.tsx'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import { pickRow, useView } from '../use-view.ts'
import { ListFile } from '../FileButton.tsx'
import { GroupDetail } from './GroupDetail.tsx'
import { Strength } from './Strength.tsx'

type Group = CallOutput<'listGroups'>['groupList'][number]

const views = ['waiting', 'decided', 'all']

/** Accounts that are likely one person's, with what says so; a and r decide. */
export function LinkedScreen() {
  const t = useText()
  const { view, open, params, show } = useView('waiting')
  const [player, cursor] = [params.get('player') ?? '', params.get('cursor')]
  const asked = {
    ...(/^\d{1,15}$/.test(player) && { playerId: Number(player) }),
    ...(cursor && { cursor }),
  }
  const listed = useAnswer('listGroups', asked, { isLive: false })
  const isShown = ({ decided }: Group) =>
    view === 'all' || asked.playerId !== undefined || (view === 'decided') === (decided !== null)
  const rows = listed.data?.groupList.filter(isShown) ?? []
  const { row, id, keys } = pickRow(rows, ({ groupId }) => String(groupId), open, show)
  const mayFreeze = useMay('players.decide')
  const acts = useActs<'freeze' | 'apart'>()
  const free = row?.playerList.filter(({ state }) => state === 'active') ?? []
  const canFreeze = mayFreeze && free.length > 0
  useKeys({
    ...keys,
    ...(mayFreeze && row && { a: () => acts.ask('apart') }),
    ...(canFreeze && { r: () => acts.ask('freeze') }),
  })
  const decide = async (decision: 'apart' | 'one', reason: string) => {
    await send('decideGroup', { playerId: row?.groupId ?? 0, decision, reason })
    await queries.invalidateQueries({ queryKey: ['getGroup'] })
    await listed.refetch()
  }
  const apart = (reason: string) =>
    acts.act(async () => {
      await decide('apart', reason)
      return t('ln.keptApart')
    })
  const freeze = (reason: string) =>
    acts.act(async () => {
      // Whoever joined since the list was read is among them.
      const { playerList } = await send('getGroup', { playerId: row?.groupId ?? 0 })
      const outcomes = []
      for (const { playerId, state } of playerList)
        if (state === 'active') outcomes.push(await freezeOne(playerId, reason))
      await decide('one', reason)
      const failed = outcomes.flatMap((outcome) => outcome ?? [])
      return failed.length === 0
        ? t('ln.frozen', { n: outcomes.length })
        : t('ln.frozenBut', { n: outcomes.length - failed.length, failed: failed.join(', ') })
    })
  return (
    <>
      <ListAndDetail
        title={t('nav.linked')}
        file={
          <ListFile
            list="listGroups"
            filters={asked.playerId === undefined ? {} : { playerId: asked.playerId }}
          />
        }
        summary={t('ln.summary', { n: rows.length, all: listed.data?.lookedAt ?? 0 })}
        bar={<ViewChips views={views} chosen={view} onChoose={show} />}
        of={listed}
        permission="risk.read"
        isEmpty={rows.length === 0 && !listed.data?.nextCursor}
        empty={{ icon: 'user', title: t('ln.empty'), lead: t('ln.emptyLead') }}
        list={
          <>
            <Groups rows={rows} chosen={id} onChoose={(chosen) => show({ open: chosen })} />
            <MoreButton cursor={listed.data?.nextCursor} label={t('ln.older')} onMore={show} />
          </>
        }
        detail={row && <GroupDetail key={row.groupId} playerId={asked.playerId ?? row.groupId} />}
        acts={
          mayFreeze &&
          row && (
            <ActBar fault={acts.asked ? null : acts.fault}>
              <button type="button" className="btn" onClick={() => acts.ask('apart')}>
                {t('ln.apart')}
                <kbd>A</kbd>
              </button>
              {canFreeze && (
                <button type="button" className="btn bad" onClick={() => acts.ask('freeze')}>
                  {t('ln.freeze', { n: free.length })}
                  <kbd>R</kbd>
                </button>
              )}
            </ActBar>
          )
        }
      />
      {acts.asked === 'apart' && (
        <ReasonDialog
          title={t('ln.apart')}
          lead={t('ln.apartLead')}
          confirm={t('ln.apartNow')}
          isDangerous={false}
          acts={acts}
          onConfirm={apart}
        />
      )}
      {acts.asked === 'freeze' && (
        <ReasonDialog
          title={t('ln.freeze', { n: free.length })}
          lead={t('ln.freezeLead')}
          confirm={t('ln.freezeNow')}
          acts={acts}
          onConfirm={freeze}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

/** What went wrong with one, so that the others still go; null when nothing did. */
async function freezeOne(playerId: number, reason: string): Promise<string | null> {
  try {
    await send('setFreeze', { playerId, isFrozen: true, reason })
    return null
  } catch (failure) {
    return `${playerId}: ${failure instanceof CallFailure ? failure.error : String(failure)}`
  }
}

type GroupsProps = { rows: Group[]; chosen: string | null; onChoose: (id: string) => void }

function Groups({ rows, chosen, onChoose }: GroupsProps) {
  const t = useText()
  return (
    <ul>
      {rows.map(({ groupId, playerList, tieList }) => (
        <li key={groupId} className={`why ${String(groupId) === chosen ? 'on' : ''}`}>
          <Strength signals={signalsOf(tieList)} />
          <button type="button" className="plain" onClick={() => onChoose(String(groupId))}>
            <b>{t('ln.accounts', { n: playerList.length })}</b>
            <span className="sm mute">
              {playerList
                .slice(0, 3)
                .map(({ playerName }) => playerName)
                .join(', ')}
            </span>
          </button>
          <span className="sp" />
          <span className="sm mute">
            {signalsOf(tieList)
              .map((name) => t(`ln.${name}`))
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function signalsOf(ties: Group['tieList']) {
  return [...new Set(ties.flatMap(({ signalList }) => signalList))]
}
