import type { Condition } from '@parlour/contract/segment-fields.ts'
import { isWhole } from '@parlour/contract/segment-fields.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { Preview } from '../../forms/Preview.tsx'
import { useSettled } from '../../forms/use-draft.ts'
import { useText } from '../../i18n/texts.ts'
import { zonedTime } from '../../i18n/zone.ts'
import { useMay } from '../../session/me.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { ConditionRows } from './ConditionRows.tsx'
import { CountCard } from './CountCard.tsx'
import { emptyLetter, MailTexts } from './MailTexts.tsx'
import { SavedSegments } from './SavedSegments.tsx'

type Texts = CallInput<'sendMail'>['texts']

/** A mail to many: to whom, what it says in both languages, and how many would get it. */
export function WriteMail() {
  const t = useText()
  const [, go] = useLocation()
  const [conditions, setConditions] = useState<Condition[]>([])
  const [letter, setLetter] = useState(emptyLetter)
  const settled = useSettled(conditions)
  const quiet = { isOn: settled.every(isWhole), isLive: false, keepsLast: true }
  const counted = useAnswer('countSegment', { conditions: settled }, quiet)
  const mayDecide = useMay('mail.decide')
  const acts = useActs<'test' | 'send'>()
  const { linkPath, linkText, linkTextEn, ...said } = letter
  const link = { path: linkPath, text: linkText, textEn: linkTextEn }
  const texts: Texts = linkPath === '' ? said : { ...said, link }
  const isWritten = Object.values(said).every((text) => text.trim() !== '')
  const test = (playerId: number) =>
    acts.act(async () => {
      await send('sendTestMail', { playerId, texts })
      return t('ml.tested', { playerId })
    })
  const sendAll = (sendTime: number | null) =>
    acts.act(async () => {
      const { status } = await send('sendMail', { conditions, texts, sendTime })
      if (status === 'scheduled') go('/mail')
      return t(status === 'waiting' ? 'common.proposed' : 'ml.scheduled')
    })
  return (
    <>
      <TopBar title={t('ml.write')} />
      <main className="body">
        <div className="mailing">
          <div className="scroll flat">
            <SavedSegments conditions={conditions} onTake={setConditions} />
            <ConditionRows conditions={conditions} onChange={setConditions} />
            <MailTexts letter={letter} onChange={setLetter} />
          </div>
          <div className="scroll aside">
            <CountCard counted={counted} />
            <Preview ask={() => send('previewMail', { texts })} canAsk={isWritten} />
          </div>
        </div>
        <div className="acts">
          <button
            type="button"
            className="btn p"
            disabled={!isWritten || !conditions.every(isWhole) || !mayDecide || acts.isBusy}
            onClick={() => acts.ask('send')}
          >
            {t('ml.send')}
          </button>
          <button
            type="button"
            className="btn"
            disabled={!isWritten || !mayDecide || acts.isBusy}
            onClick={() => acts.ask('test')}
          >
            {t('ml.test')}
          </button>
          <span className="sp" />
          {!isWritten && <span className="sm mute">{t('ml.bothLanguages')}</span>}
        </div>
      </main>
      {acts.asked === 'test' && (
        <Dialog
          title={t('ml.test')}
          lead={t('ml.testLead')}
          confirm={t('ml.testNow')}
          fault={acts.fault}
          onConfirm={({ playerId = '' }) => test(Number(playerId))}
          onClose={acts.leave}
        >
          <Field label={t('ml.playerId')} name="playerId" required pattern="\d{1,15}" />
        </Dialog>
      )}
      {acts.asked === 'send' && (
        <Dialog
          title={t('ml.sendTitle', { n: (counted.data?.goesTo ?? 0).toLocaleString('en') })}
          lead={t(counted.data?.wantsTwo ? 'ml.sendLeadTwo' : 'ml.sendLead')}
          confirm={t('ml.sendNow')}
          fault={acts.fault}
          onConfirm={({ at = '' }) => sendAll(zonedTime(at))}
          onClose={acts.leave}
        >
          <Field label={t('ml.at')} name="at" type="datetime-local" />
        </Dialog>
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}
