import { Avatar } from '../../../ui/Avatar.tsx'
import { BalancePill } from '../../../ui/BalancePill.tsx'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DepositButton } from '../../../ui/DepositButton.tsx'
import { HomeHeader } from '../../../ui/HomeHeader.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { HeadsetIcon, SearchIcon } from '../../../ui/icons.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { Say } from '../use-say.ts'

const nothing = () => undefined

export function PlayerHeader({ say }: { say: Say }) {
  return (
    <HomeHeader
      start={<Avatar picture={2} vipLevel={7} label={say('profile')} onClick={nothing} />}
      tools={<Tools say={say} />}
    >
      <BalancePill
        balanceText="12,480.50"
        label={say('balance')}
        refreshLabel={say('refresh')}
        onRefresh={nothing}
      />
      <DepositButton text={say('deposit')} bonusText="+300" href="/test" />
    </HomeHeader>
  )
}

export function GuestHeader({ say }: { say: Say }) {
  return (
    <HomeHeader
      start={<BrandMark name={say('siteName')} isFolding />}
      tools={<Tools say={say} />}
      end={
        <>
          <Button look="outline" size="xs" href="/test">
            {say('logIn')}
          </Button>
          <Button look="brand" size="xs" href="/test">
            {say('register')}
          </Button>
        </>
      }
    />
  )
}

export function SubPageHeader({ say }: { say: Say }) {
  return (
    <PageHeader
      title={say('deposit')}
      backLabel={say('back')}
      onBack={nothing}
      service={{ label: say('helpdesk'), href: '/test' }}
    />
  )
}

function Tools({ say }: { say: Say }) {
  return (
    <>
      <IconButton icon={SearchIcon} label={say('search')} href="/test" />
      <IconButton icon={HeadsetIcon} label={say('helpdesk')} href="/test" />
    </>
  )
}
