import { useId, useRef } from 'react'
import type { CallOutput } from '../../calls/send.ts'
import { CallFailure, send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { useActs } from '../../ui/use-acts.ts'

type Props = {
  channels: CallOutput<'listProposals'>['channelList']
  acts: Pick<ReturnType<typeof useActs>, 'fault' | 'leave' | 'act'>
}

/** A statement goes in whole or not at all. */
export function ImportDialog({ channels, acts }: Props) {
  const t = useText()
  const file = useRef<HTMLInputElement>(null)
  const [accountId, fileId] = [useId(), useId()]
  const bring = (rechargeType: number) =>
    acts.act(async () => {
      const csv = (await file.current?.files?.[0]?.text()) ?? ''
      const { isTaken, newLines, knownLines, errorList } = await send('importStatement', {
        rechargeType,
        csv,
      })
      const [{ line, problem } = { line: 0, problem: '' }] = errorList
      if (!isTaken) throw new CallFailure(t('tr.notTaken', { line, problem }), 200)
      return t('tr.imported', { n: newLines, known: knownLines })
    })
  return (
    <Dialog
      title={t('tr.importTitle')}
      lead={t('tr.importLead')}
      confirm={t('tr.importNow')}
      fault={acts.fault}
      onConfirm={({ rechargeType = '0' }) => bring(Number(rechargeType))}
      onClose={acts.leave}
    >
      <div className="f">
        <label htmlFor={accountId}>{t('tr.channel')}</label>
        <select id={accountId} className="in" name="rechargeType">
          {channels.map(({ rechargeType, channelName }) => (
            <option key={rechargeType} value={rechargeType}>
              {channelName}
            </option>
          ))}
        </select>
      </div>
      <div className="f">
        <label htmlFor={fileId}>{t('tr.file')}</label>
        <input id={fileId} ref={file} type="file" accept=".csv,text/csv" className="in" required />
      </div>
    </Dialog>
  )
}
