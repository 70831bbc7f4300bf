import { goBack } from '../../browser/navigation.ts'
import type { PlainTextKey } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { PlayerBalance } from '../../session/PlayerBalance.tsx'
import { useIsLoggedIn, useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { useSiteName } from '../../site/store.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { HeadsetIcon, SearchIcon } from '../../ui/icons.ts'
import { HomeHeader, PageHeader } from '../../ui/PageHeader.tsx'
import { openPlayerMenu } from './menu.ts'

/** The home page's header: the way in for a visitor, balance and menu for a player. */
export function LobbyHeader() {
  return useIsLoggedIn() ? <PlayerHeader /> : <VisitorHeader />
}

export function TitleHeader({ title }: { title: PlainTextKey }) {
  const t = useText()
  const service = useServiceHref()
  return (
    <PageHeader
      title={t(title)}
      backLabel={t('common.back')}
      onBack={goBack}
      service={{ label: t('frame.service'), href: service }}
    />
  )
}

function VisitorHeader() {
  const t = useText()
  const siteName = useSiteName()
  return (
    <HomeHeader
      start={<BrandMark name={siteName} isFolding />}
      tools={<Tools />}
      end={
        <>
          <Button look="outline" size="xs" href="/login">
            {t('frame.login')}
          </Button>
          <Button look="brand" size="xs" href="/register">
            {t('frame.register')}
          </Button>
        </>
      }
    />
  )
}

function PlayerHeader() {
  const t = useText()
  const user = useSession((session) => session.user)
  return (
    <HomeHeader
      start={
        <Avatar
          picture={user?.avatarOther ?? user?.avatar ?? 0}
          vipLevel={user?.vip}
          label={t('frame.openMenu')}
          onClick={openPlayerMenu}
        />
      }
      tools={<Tools />}
    >
      <PlayerBalance />
    </HomeHeader>
  )
}

function Tools() {
  const t = useText()
  const service = useServiceHref()
  return (
    <>
      <IconButton icon={SearchIcon} label={t('frame.search')} href="/search" />
      <IconButton icon={HeadsetIcon} label={t('frame.service')} href={service} />
    </>
  )
}
