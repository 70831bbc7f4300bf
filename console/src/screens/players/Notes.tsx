import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'

type Note = CallOutput<'getPlayer'>['noteList'][number]

/** What operators wrote for each other, the newest first. */
export function Notes({ notes }: { notes: Note[] }) {
  const t = useText()
  return (
    <>
      {notes.length === 0 && <p className="cb mute">{t('pl.none')}</p>}
      <ul>
        {notes.map(({ noteId, text, operatorName, time }) => (
          <li key={noteId} className="cb">
            <b>{operatorName}</b> <span className="sm mute">{dayTimeText(time)}</span>
            <p className="wrap">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
