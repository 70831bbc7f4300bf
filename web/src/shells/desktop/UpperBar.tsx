import { useText } from '../../i18n/use-text.ts'
import { PlayerBalance } from '../../session/PlayerBalance.tsx'
import { useIsLoggedIn, useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { HeadsetIcon, MailIcon } from '../../ui/icons.ts'
import { TopBar } from '../../ui/TopBar.tsx'
import type { Route } from '../router.ts'
import { SearchBox } from './SearchBox.tsx'

/** Search on the lobby pages, the title on all others; the way in or the balance at its end. */
export function UpperBar({ route }: { route: Route | null }) {
  const t = useText()
  const service = useServiceHref()
  const isLoggedIn = useIsLoggedIn()
  const hasMail = useSession(({ details }) => details?.dots.hasMail === true)
  const title = route?.header === 'lobby' ? undefined : t(route?.title ?? 'frame.missing')
  return (
    <TopBar title={title} search={<SearchBox />}>
      <IconButton
        icon={MailIcon}
        label={t(hasMail ? 'frame.unreadMail' : 'frame.mail')}
        hasDot={hasMail}
        href="/lobby/email"
      />
      <IconButton icon={HeadsetIcon} label={t('frame.service')} href={service} />
      {isLoggedIn ? <PlayerBalance isLarge /> : <WayIn />}
    </TopBar>
  )
}

function WayIn() {
  const t = useText()
  return (
    <>
      <Button look="outline" size="sm" href="/login">
        {t('frame.login')}
      </Button>
      <Button look="brand" size="sm" href="/register">
        {t('frame.registerLong')}
      </Button>
    </>
  )
}
