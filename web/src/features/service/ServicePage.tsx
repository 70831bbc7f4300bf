import { useText } from '../../i18n/use-text.ts'
import { artUrl } from '../../ui/art.ts'
import { Card } from '../../ui/Card.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useIsLoggedIn, useSession } from '../../session/store.ts'
import { copyAndTell } from '../../site/copy-and-tell.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyIcon, ExternalIcon, HeadsetIcon, MailIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { useSite } from '../../site/store.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { useCall } from '../../calls/queries.ts'
import type { SiteConfig } from '../../site/config.ts'
import { Hours } from './Hours.tsx'
import { Questions } from './Questions.tsx'
import { listWays } from './ways.ts'
import styles from './ServicePage.module.css'

/** How to reach us, what to have at hand, and the questions most people come with. */
export function ServicePage() {
  const t = useText()
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Card look="cool" className={styles.hello}>
          <div>
            <h2 className={styles.title}>{t('help.hello')}</h2>
            <p className={styles.text}>{t('help.promise')}</p>
            <Hours />
          </div>
          <img className={styles.art} src={artUrl('activity/25.webp')} alt="" />
        </Card>
        <Ways />
        <BeforeYouWrite />
      </div>
      <section className={styles.column}>
        <SectionHeader title={t('help.questions')} />
        <Questions />
      </section>
    </div>
  )
}

/** What makes an answer quicker, with the player's own number to copy. */
function BeforeYouWrite() {
  const t = useText()
  const playerId = useSession((session) => session.user?.id)
  return (
    <Note tone="info">
      <p>{t('help.haveReady')}</p>
      {playerId !== undefined && (
        <p className={styles.id}>
          <b className="num">{t('frame.playerId', { id: playerId })}</b>
          <Button size="xs" icon={CopyIcon} onClick={() => void copyAndTell(String(playerId))}>
            {t('frame.copyId')}
          </Button>
        </p>
      )}
    </Note>
  )
}

/** Every way the site offers, and always an e-mail address. */
function Ways() {
  const t = useText()
  const ways = useWays()
  const email = useSite(({ config }) => config?.supportEmail)
  return (
    <Card className={styles.ways}>
      <ListRow
        icon={HeadsetIcon}
        title={t('help.talk')}
        text={t('help.opensHere')}
        href="/service/talk"
      />
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

const none: SiteConfig['appCustomerServiceQueue'] = []

/** The ways to reach customer service: those of this player, else those of the site. */
function useWays() {
  const isLoggedIn = useIsLoggedIn()
  const ofSite = useSite(({ config }) => config?.appCustomerServiceQueue)
  const ofPlayer = useCall('getCustomerServices', {}, { enabled: isLoggedIn }).data
  return listWays(ofPlayer?.appCustomerServiceQueue ?? ofSite ?? none)
}
