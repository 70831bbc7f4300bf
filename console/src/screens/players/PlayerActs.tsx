import { useId, useState } from 'react'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { ActMenu } from '../../ui/ActMenu.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import type { Written } from '../../ui/read-form.ts'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { type PlayerAct, type PlayerActName, playerActs } from './player-acts.tsx'

type Player = CallOutput<'getPlayer'>
const actNames = Object.keys(playerActs) as PlayerActName[]

/** What may be done with a player, each with a reason; n writes a note, . opens the acts. */
export function PlayerActs({ player }: { player: Player }) {
  const t = useText()
  const { playerId } = player
  const { data: me } = useMe()
  const acts = useActs<PlayerActName | 'note'>()
  const mayNote = useMay('players.note')
  useKeys({ n: mayNote ? () => acts.ask('note') : undefined })
  const offered = actNames.filter((name) => {
    const { permission, isOffered }: PlayerAct = playerActs[name]
    return me?.permissionList.includes(permission) && isOffered(player)
  })
  const { asked } = acts
  const act: PlayerAct | null = asked === null || asked === 'note' ? null : playerActs[asked]
  const perform = (reason: string, written: Written) =>
    acts.act(async () => {
      const { approvals = 1, neededApprovals = 1 } =
        (await act?.work(player, reason, written)) ?? {}
      return t(approvals < neededApprovals ? 'common.proposed' : 'pl.done')
    })
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
      <ActMenu
        acts={offered.map((name) => ({
          name,
          text: t(`pl.${name}`),
          isDangerous: isDangerous(name),
        }))}
        onChoose={(name) => acts.ask(name as PlayerActName)}
      />
      {asked === 'note' && <NoteDialog playerId={playerId} acts={acts} />}
      {act !== null && asked !== null && asked !== 'note' && (
        <ReasonDialog
          title={t(`pl.${asked}`)}
          lead={t(`pl.${asked}Lead`)}
          confirm={t('pl.now')}
          isDangerous={isDangerous(asked)}
          acts={acts}
          onConfirm={perform}
        >
          {act.ask?.(player)}
        </ReasonDialog>
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

function isDangerous(name: PlayerActName): boolean {
  const act: PlayerAct = playerActs[name]
  return act.isDangerous ?? false
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
