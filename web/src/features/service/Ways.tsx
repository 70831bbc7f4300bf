import { useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import { Card } from '../../ui/Card.tsx'
import { ExternalIcon, MailIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { useWays } from './use-ways.ts'
import styles from './Ways.module.css'

/** Every way the site offers, and always an e-mail address. */
export function Ways() {
  const t = useText()
  const ways = useWays()
  const email = useSite(({ config }) => config?.supportEmail)
  if (email === undefined && ways.length === 0) return null
  return (
    <Card className={styles.ways}>
      {ways.map(({ url, name, icon, isOut }) => (
        <ListRow
          key={url}
          image={icon}
          title={name}
          href={url}
          text={isOut ? t('help.opensOutside') : t('help.opensHere')}
          end={isOut ? <ExternalIcon className={styles.outside} /> : undefined}
        />
      ))}
      {email !== undefined && (
        <ListRow icon={MailIcon} title={t('help.email')} text={email} href={`mailto:${email}`} />
      )}
    </Card>
  )
}
