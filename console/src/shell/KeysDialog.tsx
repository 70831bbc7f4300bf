import { Fragment, useEffect, useRef } from 'react'
import { type TextKey, useText } from '../i18n/texts.ts'
import type { Screen } from './screens.ts'

const rows: [keys: string[], about: TextKey][] = [
  [['Ctrl K'], 'keys.find'],
  [['j', 'k'], 'keys.move'],
  [['Enter'], 'keys.open'],
  [['a'], 'keys.yes'],
  [['r'], 'keys.no'],
  [['x'], 'keys.mark'],
  [['t'], 'keys.take'],
  [['.'], 'keys.new'],
  [['?'], 'keys.all'],
  [['Esc'], 'keys.back'],
]

type Props = { screens: Screen[]; onClose: () => void }

export function KeysDialog({ screens, onClose }: Props) {
  const t = useText()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  return (
    <dialog ref={element} onClose={onClose} aria-label={t('keys.title')}>
      <h2>{t('keys.title')}</h2>
      <dl className="kv l">
        {rows.map(([keys, about]) => (
          <Line key={about} keys={keys} about={t(about)} />
        ))}
        {screens.map(({ letter, title }) => (
          <Line key={letter} keys={['g', letter]} about={t('keys.go', { screen: t(title) })} />
        ))}
      </dl>
      <button type="button" className="btn" onClick={onClose}>
        {t('common.cancel')}
      </button>
    </dialog>
  )
}

function Line({ keys, about }: { keys: string[]; about: string }) {
  return (
    <Fragment>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{about}</dd>
    </Fragment>
  )
}
