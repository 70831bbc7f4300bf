import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { locale, useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { Answer, State } from '../../ui/State.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useView } from '../use-view.ts'
import { ListFile } from '../FileButton.tsx'

type Mail = CallOutput<'listMails'>['mailList'][number]

/** What was sent and what waits; what has not gone out yet can be called back. */
export function MailList() {
  const t = useText()
  const { params, show } = useView('all')
  const cursor = params.get('cursor')
  const listed = useAnswer('listMails', { ...(cursor && { cursor }), limit: 50 })
  const mayDecide = useMay('mail.decide')
  const acts = useActs()
  const stop = (mailId: number) =>
    acts.act(async () => {
      const { sent } = await send('stopMail', { mailId })
      return t('ml.stoppedAt', { n: sent })
    })
  return (
    <>
      <TopBar title={t('nav.mail')} file={<ListFile list="listMails" filters={{}} />} />
      <main className="body">
        <div className="bar">
          {mayDecide && (
            <Link href="/mail/new" className="btn p sm">
              {t('ml.write')}
            </Link>
          )}
          <span className="sp" />
          {acts.fault && (
            <span className="bad" role="alert">
              {acts.fault}
            </span>
          )}
        </div>
        <div className="list grow">
          <Answer of={listed} permission="mail.read">
            {({ mailList, nextCursor }) =>
              mailList.length === 0 ? (
                <State icon="mail" title={t('ml.empty')}>
                  {t('ml.emptyLead')}
                </State>
              ) : (
                <>
                  <Rows rows={mailList} onStop={mayDecide ? stop : null} />
                  <MoreButton cursor={nextCursor} label={t('ml.older')} onMore={show} />
                </>
              )
            }
          </Answer>
        </div>
      </main>
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

type RowsProps = { rows: Mail[]; onStop: ((mailId: number) => void) | null }

function Rows({ rows, onStop }: RowsProps) {
  const t = useText()
  const isThai = locale.use() === 'th'
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('ml.subject')}</th>
          <th>{t('ml.state')}</th>
          <th>{t('ml.time')}</th>
          <th>{t('ml.by')}</th>
          <th className="r">{t('ml.sent')}</th>
          <th className="r">{t('ml.leftOut')}</th>
          <th>
            <span className="hidden">{t('ml.stop')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((mail) => (
          <tr key={mail.mailId}>
            <td>
              <b>{isThai ? mail.title : mail.titleEn}</b>
            </td>
            <td>
              <span className={`tag ${mail.state === 'scheduled' ? 'gold' : ''}`}>
                {t(`ml.state.${mail.state}`)}
              </span>
            </td>
            <td className="dim">{dayTimeText(mail.sendTime)}</td>
            <td className="dim">{mail.author}</td>
            <td className="r">{mail.sent.toLocaleString('en')}</td>
            <td className="r">{mail.leftOut.toLocaleString('en')}</td>
            <td className="r">
              {onStop && mail.endTime === null && (
                <button type="button" className="btn sm" onClick={() => onStop(mail.mailId)}>
                  {t('ml.stop')}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
