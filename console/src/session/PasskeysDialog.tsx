import { useAnswer } from '../calls/queries.ts'
import { send } from '../calls/send.ts'
import { dayTimeText } from '../i18n/format.ts'
import { useText } from '../i18n/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import type { Written } from '../ui/read-form.ts'
import { useActs } from '../ui/use-acts.ts'
import type { Me } from './me.ts'
import { makePasskey } from './passkeys.ts'

/** One's own passkeys: those there are, and one more. */
export function PasskeysDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useText()
  const { act, fault, said } = useActs()
  const { data: listed } = useAnswer('listOperatorPasskeys', {})
  const add = ({ name = '' }: Written) =>
    act(async () => {
      const { takenList: taken } = await send('listOperatorPasskeys', {})
      await send('addOperatorPasskey', await makePasskey({ me, name, taken }))
      return t('pass.added')
    })
  const remove = (passkeyId: string) =>
    act(async () => {
      await send('removeOperatorPasskey', { passkeyId })
      return t('pass.removed')
    })
  return (
    <Dialog
      title={t('pass.title')}
      lead={t('pass.lead')}
      confirm={t('pass.add')}
      fault={fault}
      onConfirm={add}
      onClose={onClose}
    >
      <ul>
        {listed?.passkeyList.map(({ passkeyId, name, lastUsedTime }) => (
          <li key={passkeyId} className="why">
            <div className="col">
              <b>{name}</b>
              <span className="sm mute">
                {lastUsedTime === null
                  ? t('pass.unused')
                  : t('pass.used', { time: dayTimeText(lastUsedTime) })}
              </span>
            </div>
            <span className="sp" />
            <button type="button" className="btn q sm" onClick={() => remove(passkeyId)}>
              {t('pass.remove', { name })}
            </button>
          </li>
        ))}
      </ul>
      <Field label={t('pass.name')} name="name" required maxLength={60} autoComplete="off" />
      {said && <p role="status">{said}</p>}
    </Dialog>
  )
}
