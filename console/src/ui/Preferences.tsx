import { locale, useText } from '../i18n/texts.ts'
import { Icon } from './Icon.tsx'
import { markDocument, rowHeight, rowHeights, theme, themes } from './theme.ts'

/** Rows, light and language, which follow the person. */
export function Preferences() {
  const t = useText()
  const chosen = theme.use()
  const language = locale.use()
  const turn = () => {
    theme.set(themes[(themes.indexOf(chosen) + 1) % themes.length] ?? 'system')
    markDocument()
  }
  const rows = rowHeight.use()
  const stretch = () => {
    rowHeight.set(rowHeights[(rowHeights.indexOf(rows) + 1) % rowHeights.length] ?? 'middle')
    markDocument()
  }
  const translate = () => {
    locale.set(language === 'en' ? 'th' : 'en')
    markDocument()
  }
  const themeName = t('top.theme', { theme: t(`theme.${chosen}`) })
  const rowsName = t('top.rows', { rows: t(`rows.${rows}`) })
  return (
    <>
      <button type="button" className="btn q ic" title={rowsName} onClick={stretch}>
        <Icon name="rows" />
        <span className="hidden">{rowsName}</span>
      </button>
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
