import type { Condition } from '@parlour/contract/segment-fields.ts'
import { isWhole } from '@parlour/contract/segment-fields.ts'
import { useAnswer } from '../../calls/queries.ts'
import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'

type Props = { conditions: Condition[]; onTake: (conditions: Condition[]) => void }

/** Whom one has written to before, under a name. */
export function SavedSegments({ conditions, onTake }: Props) {
  const t = useText()
  const { data: listed } = useAnswer('listSegments', {})
  const mayDecide = useMay('mail.decide')
  const acts = useActs<'save'>()
  const segments = listed?.segmentList ?? []
  const save = (name: string) =>
    acts.act(async () => {
      await send('setSegment', { name, conditions })
      return t('ml.segmentSaved', { name })
    })
  return (
    <div className="row">
      <h2>{t('ml.toWhom')}</h2>
      <span className="sp" />
      {segments.length > 0 && (
        <select
          className="in sm"
          aria-label={t('ml.saved')}
          value=""
          onChange={(event) => {
            const found = segments.find(({ segmentId }) => String(segmentId) === event.target.value)
            if (found) onTake(found.conditions)
          }}
        >
          <option value="">{t('ml.saved')}</option>
          {segments.map(({ segmentId, name }) => (
            <option key={segmentId} value={segmentId}>
              {name}
            </option>
          ))}
        </select>
      )}
      {mayDecide && conditions.length > 0 && conditions.every(isWhole) && (
        <button type="button" className="btn sm" onClick={() => acts.ask('save')}>
          {t('ml.save')}
        </button>
      )}
      {acts.asked && (
        <Dialog
          title={t('ml.save')}
          lead={t('ml.saveLead')}
          confirm={t('ml.saveNow')}
          fault={acts.fault}
          onConfirm={({ name = '' }) => save(name.trim())}
          onClose={acts.leave}
        >
          <Field label={t('ml.segmentName')} name="name" required maxLength={60} />
        </Dialog>
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </div>
  )
}
