import { useEffect, useRef } from 'react'
import { type TextKey, useText } from '../i18n/texts.ts'

const rows: [keys: string[], about: TextKey][] = [
  [['j', 'k'], 'keys.move'],
  [['Enter'], 'keys.open'],
  [['a'], 'keys.yes'],
  [['r'], 'keys.no'],
  [['g', 'h w a u'], 'keys.go'],
  [['?'], 'keys.all'],
  [['Esc'], 'keys.back'],
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  return (
    <dialog ref={element} onClose={onClose} aria-label={t('keys.title')}>
      <h2>{t('keys.title')}</h2>
      <dl className="kv l">
        {rows.map(([keys, about]) => (
          <div key={about} className="row">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(about)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn" onClick={onClose}>
        {t('common.cancel')}
      </button>
    </dialog>
  )
}
