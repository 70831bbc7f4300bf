import { useLocale, useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import { Note } from '../../ui/Note.tsx'

/** Somebody outside the house to talk to, as the site's settings name them. */
export function HelpLine() {
  const t = useText()
  const locale = useLocale()
  const line = useSite(({ config }) => config?.helpLine)
  if (!line || line.name === '') return null
  const name = locale === 'th-TH' ? line.name : line.nameEn || line.name
  return (
    <Note tone="info">
      <b>{t('limits.talk')}</b>
      <p>
        {name}{' '}
        {line.phone !== '' && (
          <a href={`tel:${line.phone}`}>
            <b className="num">{line.phone}</b>
          </a>
        )}{' '}
        {line.url !== '' && <a href={line.url}>{line.url}</a>}
      </p>
    </Note>
  )
}
