import { type SeenAs, seenAs } from '@parlour/contract/operator/seen-as.ts'
import { useId, useState } from 'react'
import { locale, type TextKey, useText } from '../i18n/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { useFault } from '../ui/use-fault.ts'

export type AskPreview = (seenAs: SeenAs) => Promise<{ url: string }>

/** Not of the console's origin, so it may keep its own. It opens nothing and leads nowhere. */
const framing = 'allow-scripts allow-same-origin'
const screens = ['phone', 'desktop'] as const
const desktop = { width: 1280, height: 800 }
const languages = { th: 'th-TH', en: 'en-US' } as const

type Props = {
  ask: AskPreview
  canAsk?: boolean
  /** It is shown to a player, who may have done something already. */
  hasPlayer?: boolean
}

/** The players' own page in a frame, answered as if the draft were in force. */
export function Preview({ ask, canAsk = true, hasPlayer = false }: Props) {
  const t = useText()
  const id = useId()
  const { fault, isBusy, attempt } = useFault()
  const [url, setUrl] = useState<string | null>(null)
  const [who, setWho] = useState<SeenAs>('new')
  const [screen, setScreen] = useState<(typeof screens)[number]>('phone')
  const [language, setLanguage] = useState<keyof typeof languages>(locale.get())
  const show = (to: SeenAs) =>
    void attempt(async () => {
      setUrl((await ask(to)).url)
    })
  const seeAs = (to: SeenAs) => {
    setWho(to)
    if (url !== null) show(to)
  }
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('form.preview')}</h2>
        <span className="sp" />
        <button
          type="button"
          className="btn sm"
          disabled={isBusy || !canAsk}
          onClick={() => show(who)}
        >
          <Icon name="eye" />
          {t(url === null ? 'form.show' : 'form.showAgain')}
        </button>
      </div>
      <div className="cb col gap">
        {fault && (
          <p className="bad" role="alert">
            {fault}
          </p>
        )}
        {url === null ? (
          <p className="sm mute">{t('form.previewLead')}</p>
        ) : (
          <>
            <div className="row flow">
              <Choice of={screens} chosen={screen} label="form.screen" onChoose={setScreen} />
              <span className="sp" />
              <Choice
                of={['th', 'en'] as const}
                chosen={language}
                label="form.language"
                onChoose={setLanguage}
              />
            </div>
            <Framed url={inLanguage(url, languages[language])} screen={screen} />
          </>
        )}
        {hasPlayer && url !== null && (
          <div className="f">
            <label htmlFor={id}>{t('form.seenAs')}</label>
            <select
              id={id}
              className="in"
              value={who}
              onChange={({ target }) => seeAs(target.value as SeenAs)}
            >
              {seenAs.map((one) => (
                <option key={one} value={one}>
                  {t(`form.seenAs.${one}`)}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
    </section>
  )
}

type ChoiceProps<Name extends string> = {
  of: readonly Name[]
  chosen: Name
  label: 'form.screen' | 'form.language'
  onChoose: (name: Name) => void
}

function Choice<Name extends string>({ of, chosen, label, onChoose }: ChoiceProps<Name>) {
  const t = useText()
  return (
    <span className="row g4" role="group" aria-label={t(label)}>
      {of.map((one) => (
        <button
          key={one}
          type="button"
          className={`chip ${one === chosen ? 'on' : ''}`}
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
        >
          {t(`${label}.${one}` as TextKey)}
        </button>
      ))}
    </span>
  )
}

/** A computer's page is drawn at its own width and made as small as the column is. */
function Framed({ url, screen }: { url: string; screen: (typeof screens)[number] }) {
  const t = useText()
  const isWide = screen === 'desktop'
  const [width, setWidth] = useState(390)
  const scale = width / desktop.width
  const measure = (box: HTMLDivElement | null) => {
    if (box) setWidth(box.clientWidth)
  }
  return (
    <div ref={measure} style={isWide ? { height: desktop.height * scale } : {}}>
      <iframe
        key={`${url} ${screen}`}
        className={isWide ? 'desktop' : 'phone'}
        style={isWide ? { ...desktop, transform: `scale(${scale})` } : {}}
        title={t('form.previewTitle')}
        src={url}
        sandbox={framing}
      />
    </div>
  )
}

function inLanguage(url: string, lang: string): string {
  const shown = new URL(url)
  shown.searchParams.set('lang', lang)
  return shown.href
}
