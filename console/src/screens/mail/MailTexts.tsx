import { useId } from 'react'
import { useText } from '../../i18n/texts.ts'
import type { TextKey } from '../../i18n/texts.ts'

/** What is being written, with the page it may lead to. */
export const emptyLetter = {
  title: '',
  titleEn: '',
  content: '',
  contentEn: '',
  linkPath: '',
  linkText: '',
  linkTextEn: '',
}
type Letter = typeof emptyLetter
type Props = { letter: Letter; onChange: (letter: Letter) => void }

const lines: [keyof Letter, TextKey, number][] = [
  ['title', 'ml.title', 120],
  ['titleEn', 'ml.titleEn', 120],
  ['content', 'ml.content', 4000],
  ['contentEn', 'ml.contentEn', 4000],
  ['linkPath', 'ml.link', 200],
]
const buttonLines: [keyof Letter, TextKey, number][] = [
  ['linkText', 'ml.button', 30],
  ['linkTextEn', 'ml.buttonEn', 30],
]

export function MailTexts({ letter, onChange }: Props) {
  const t = useText()
  const shown = letter.linkPath === '' ? lines : [...lines, ...buttonLines]
  return (
    <section>
      <h2>{t('ml.says')}</h2>
      <div className="pair">
        {shown.map(([name, label, most]) => (
          <Line
            key={name}
            label={t(label)}
            value={letter[name]}
            most={most}
            onWrite={(text) => onChange({ ...letter, [name]: text })}
          />
        ))}
      </div>
    </section>
  )
}

type LineProps = { label: string; value: string; most: number; onWrite: (text: string) => void }

const longFrom = 1000

function Line({ label, value, most, onWrite }: LineProps) {
  const id = useId()
  const of = { id, value, maxLength: most, autoComplete: 'off' }
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      {most >= longFrom ? (
        <textarea
          {...of}
          className="in area"
          rows={9}
          onChange={(event) => onWrite(event.target.value)}
        />
      ) : (
        <input {...of} className="in" onChange={(event) => onWrite(event.target.value)} />
      )}
    </div>
  )
}
