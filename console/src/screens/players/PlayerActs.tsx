import { useId, useState } from 'react'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useKeys } from '../../ui/use-keys.ts'

type Player = CallOutput<'getPlayer'>
/** What may want a second person says how many spoke. */
type Agreed = { status?: string; ended?: number; approvals?: number; neededApprovals?: number }
type Act = 'freeze' | 'unfreeze' | 'hold' | 'free' | 'end'

/** What may be done with a player, each with a reason; n writes a note. */
export function PlayerActs({ player }: { player: Player }) {
  const t = useText()
  const { playerId, state, areWithdrawalsHeld } = player
  const acts = useActs<Act | 'note'>()
  const [mayNote, mayHold] = [useMay('players.note'), useMay('players.hold')]
  const mayDecide = useMay('players.decide')
  useKeys({ n: mayNote ? () => acts.ask('note') : undefined })
  const works: Record<Act, (reason: string) => Promise<Agreed>> = {
    freeze: (reason) => send('setFreeze', { playerId, isFrozen: true, reason }),
    unfreeze: (reason) => send('setFreeze', { playerId, isFrozen: false, reason }),
    hold: (reason) => send('setWithdrawalHold', { playerId, isHeld: true, reason }),
    free: (reason) => send('setWithdrawalHold', { playerId, isHeld: false, reason }),
    end: (reason) => send('endSessions', { playerId, reason }),
  }
  const perform = (act: Act) => (reason: string) =>
    acts.act(async () => {
      const { approvals = 1, neededApprovals = 1 } = await works[act](reason)
      return t(approvals < neededApprovals ? 'common.proposed' : 'pl.done')
    })
  const offered: Act[] = [
    ...(mayHold ? ([areWithdrawalsHeld ? 'free' : 'hold', 'end'] as const) : []),
    ...(mayDecide && state === 'active' ? (['freeze'] as const) : []),
    ...(mayDecide && state === 'frozen' ? (['unfreeze'] as const) : []),
  ]
  const { asked } = acts
  return (
    <>
      <Mobile player={player} />
      {mayNote && (
        <button type="button" className="btn" onClick={() => acts.ask('note')}>
          <Icon name="note" />
          {t('pl.note')}
          <kbd>N</kbd>
        </button>
      )}
      {offered.map((act) => (
        <button key={act} type="button" className="btn" onClick={() => acts.ask(act)}>
          {t(`pl.${act}`)}
        </button>
      ))}
      {asked === 'note' && <NoteDialog playerId={playerId} acts={acts} />}
      {asked !== null && asked !== 'note' && (
        <ReasonDialog
          title={t(`pl.${asked}`)}
          lead={t(`pl.${asked}Lead`)}
          confirm={t('pl.now')}
          isDangerous={asked === 'freeze' || asked === 'hold'}
          acts={acts}
          onConfirm={perform(asked)}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

/** Masked until somebody asks: the look is written down. */
function Mobile({ player }: { player: Player }) {
  const t = useText()
  const mayReveal = useMay('players.reveal')
  const [whole, setWhole] = useState<string | null>(null)
  if (player.maskedMobile === null) return null
  const reveal = () =>
    void send('revealPlayer', { playerId: player.playerId }).then(({ mobile }) => setWhole(mobile))
  return (
    <span className="row g4 dim">
      {whole ?? player.maskedMobile}
      {mayReveal && whole === null && (
        <button type="button" className="btn q ic sm" title={t('pl.reveal')} onClick={reveal}>
          <Icon name="eye" />
          <span className="hidden">{t('pl.reveal')}</span>
        </button>
      )}
    </span>
  )
}

type NoteProps = {
  playerId: number
  acts: Pick<ReturnType<typeof useActs>, 'fault' | 'leave' | 'act'>
}

function NoteDialog({ playerId, acts }: NoteProps) {
  const t = useText()
  const field = useId()
  const keep = (text: string) =>
    acts.act(async () => {
      await send('addNote', { playerId, text })
      return t('pl.noted')
    })
  return (
    <Dialog
      title={t('pl.noteTitle')}
      lead={t('pl.noteLead')}
      confirm={t('pl.noteNow')}
      fault={acts.fault}
      onConfirm={({ text = '' }) => keep(text)}
      onClose={acts.leave}
    >
      <div className="f">
        <label htmlFor={field}>{t('pl.noteText')}</label>
        <textarea id={field} className="in" name="text" rows={5} maxLength={2000} required />
      </div>
    </Dialog>
  )
}
