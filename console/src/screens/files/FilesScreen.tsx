import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { clockText, dayTimeText } from '../../i18n/format.ts'
import { textOr, type Translate, useText } from '../../i18n/texts.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { Answer, State } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { FileButton } from '../FileButton.tsx'
import { useView } from '../use-view.ts'

type File = CallOutput<'listExports'>['fileList'][number]

/** Large files of one's own: being made, to be fetched, or why not. */
export function FilesScreen() {
  const t = useText()
  const { params, show } = useView('own')
  const cursor = params.get('cursor')
  const listed = useAnswer('listExports', { limit: 50, ...(cursor && { cursor }) })
  return (
    <>
      <TopBar title={t('nav.files')}>{t('fi.lead')}</TopBar>
      <main className="body">
        <div className="list grow">
          <Answer of={listed} permission="reports.export">
            {({ fileList, nextCursor }) =>
              fileList.length === 0 ? (
                <State icon="in" tone="ok" title={t('fi.empty')}>
                  {t('fi.emptyLead')}
                </State>
              ) : (
                <>
                  <Rows files={fileList} />
                  <MoreButton cursor={nextCursor} label={t('fi.older')} onMore={show} />
                </>
              )
            }
          </Answer>
        </div>
      </main>
    </>
  )
}

function Rows({ files }: { files: File[] }) {
  const t = useText()
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('fi.made')}</th>
          <th>{t('fi.list')}</th>
          <th>{t('fi.filters')}</th>
          <th className="r">{t('fi.rows')}</th>
          <th>{t('fi.state')}</th>
          <th>
            <span className="hidden">{t('fi.take')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.fileId}>
            <td className="dim">{dayTimeText(file.madeTime)}</td>
            <td>
              <b>{textOr(t, `fi.of.${file.list}`, file.list)}</b>{' '}
              {file.isUnmasked && <span className="tag gold">{t('fi.unmasked')}</span>}
            </td>
            <td className="dim mono">{filtersText(file)}</td>
            <td className="r">{file.rows.toLocaleString('en')}</td>
            <td className={file.state === 'failed' ? 'bad' : ''}>{stateText(t, file)}</td>
            <td className="r">
              {file.state === 'ready' && (
                <FileButton begin={() => send('takeExport', { fileId: file.fileId })} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function stateText(t: Translate, { state, problem, expireTime }: File): string {
  if (state === 'failed') return t('fi.failed', { problem: problem ?? '' })
  return state === 'ready'
    ? t('fi.ready', { time: clockText(expireTime).slice(0, 5) })
    : t('fi.waiting')
}

function filtersText({ filters }: File): string {
  return Object.entries(filters)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(' · ')
}
