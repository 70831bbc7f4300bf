import { clientVersion } from '../../browser/envelope.ts'
import { useOtherLanguageHref, useText } from '../../i18n/use-text.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { useIsGreen } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { GlobeIcon, LogOutIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { documentLinks, downloadLink, LinkList, moreLinks } from './LinkList.tsx'
import styles from './MorePage.module.css'

/** Everything that has no other place: about us, documents, language, leaving. */
export function MorePage() {
  const t = useText()
  const signOut = useSignOut()
  const otherLanguage = useOtherLanguageHref()
  const links = useIsGreen() ? moreLinks : [...moreLinks, downloadLink]
  return (
    <div className={styles.page}>
      <LinkList label={t('title.more')} links={links}>
        <ListRow icon={GlobeIcon} title={t('frame.language')} href={otherLanguage} />
      </LinkList>
      <LinkList label={t('about.documents')} links={documentLinks} />
      <Button look="outline" icon={LogOutIcon} isBlock onClick={() => void signOut()}>
        {t('frame.logOut')}
      </Button>
      <p className={styles.version}>{t('about.version', { version: clientVersion })}</p>
    </div>
  )
}
