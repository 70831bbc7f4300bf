import { locale, useText } from '../i18n/texts.ts'
import { Icon } from './Icon.tsx'
import { markDocument, theme, themes } from './theme.ts'

/** Language and light, which follow the person. */
export function Preferences() {
  const t = useText()
  const chosen = theme.use()
  const language = locale.use()
  const turn = () => {
    theme.set(themes[(themes.indexOf(chosen) + 1) % themes.length] ?? 'system')
    markDocument()
  }
  const translate = () => {
    locale.set(language === 'en' ? 'th' : 'en')
    markDocument()
  }
  const themeName = t('top.theme', { theme: t(`theme.${chosen}`) })
  return (
    <>
      <button type="button" className="btn q ic" title={themeName} onClick={turn}>
        <Icon name="sun" />
        <span className="hidden">{themeName}</span>
      </button>
      <button type="button" className="btn q" onClick={translate}>
        {t('top.language')}
      </button>
    </>
  )
}
