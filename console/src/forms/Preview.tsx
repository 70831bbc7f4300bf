import { useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { useFault } from '../ui/use-fault.ts'

export type AskPreview = () => Promise<{ url: string }>

/** Not of the console's origin, so it may keep its own. It opens nothing and leads nowhere. */
const framing = 'allow-scripts allow-same-origin'

/** The players' own page in a frame, answered as if the draft were in force. */
export function Preview({ ask, canAsk = true }: { ask: AskPreview; canAsk?: boolean }) {
  const t = useText()
  const { fault, isBusy, attempt } = useFault()
  const [url, setUrl] = useState<string | null>(null)
  const show = () =>
    void attempt(async () => {
      setUrl((await ask()).url)
    })
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('form.preview')}</h2>
        <span className="sp" />
        <button type="button" className="btn sm" disabled={isBusy || !canAsk} onClick={show}>
          <Icon name="eye" />
          {t(url === null ? 'form.show' : 'form.showAgain')}
        </button>
      </div>
      <div className="cb">
        {fault && (
          <p className="bad" role="alert">
            {fault}
          </p>
        )}
        {url === null ? (
          <p className="sm mute">{t('form.previewLead')}</p>
        ) : (
          <iframe
            key={url}
            className="phone"
            title={t('form.previewTitle')}
            src={url}
            sandbox={framing}
          />
        )}
      </div>
    </section>
  )
}
