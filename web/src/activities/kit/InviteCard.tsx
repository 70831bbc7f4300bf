import { useEffect, useMemo, useState } from 'react'
import { send } from '../../calls/api.ts'
import { drawQr } from '../../deposit/qr-modules.ts'
import { useText } from '../../i18n/use-text.ts'
import { ShareButton } from '../../sharing/ShareButton.tsx'
import { copyAndTell } from '../../site/copy-and-tell.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { useConditions } from './ConditionList.tsx'
import styles from './InviteCard.module.css'

type InviteCardProps = { inviteCode: string; shareUrl: string; from: string }

/**
 * The player's invitation: a code to scan, a short link, and the ways to pass it on. Who has no
 * bound mobile binds one first.
 */
export function InviteCard({ inviteCode, shareUrl, from }: InviteCardProps) {
  const t = useText()
  const { hasMobile } = useConditions()
  const link = new URL(useShortLink(from) ?? shareUrl, location.origin).href
  return (
    <Card className={styles.card}>
      {hasMobile && <InviteQr link={link} label={t('agent.qr')} />}
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('agent.ownLink')}</h2>
          <Pill>{t('agent.code', { code: inviteCode })}</Pill>
        </div>
        {hasMobile ? (
          <>
            <output className={styles.link}>{link.replace(/^https?:\/\//, '')}</output>
            <div className={styles.acts}>
              <Button icon={CopyIcon} isBlock onClick={() => void copyAndTell(link)}>
                {t('agent.copy')}
              </Button>
              <ShareButton isBlock>{t('agent.share')}</ShareButton>
            </div>
          </>
        ) : (
          <>
            <p className={styles.note}>{t('agent.bindFirst')}</p>
            <Button href="/bind">{t('activity.bindMobile')}</Button>
          </>
        )}
      </div>
    </Card>
  )
}

function InviteQr({ link, label }: { link: string; label: string }) {
  const { size, path } = useMemo(() => drawQr(link), [link])
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b0a13" shapeRendering="crispEdges" />
    </svg>
  )
}

/** The long link does as well, until the short one is here or when it cannot be had. */
function useShortLink(shareChannel: string): string | null {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    void send('shortUrl', { path: '/register', shareChannel })
      .then(({ url }) => setLink(url))
      .catch(() => undefined)
  }, [shareChannel])
  return link
}
