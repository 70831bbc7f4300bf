import { Avatar } from '../../../ui/Avatar.tsx'
import { BalancePill } from '../../../ui/BalancePill.tsx'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CategoryRail, CategoryRailSkeleton } from '../../../ui/CategoryRail.tsx'
import { DepositButton } from '../../../ui/DepositButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { HeadsetIcon, SearchIcon } from '../../../ui/icons.ts'
import { NavProgress } from '../../../ui/NavProgress.tsx'
import { HomeHeader, PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel, Row, Stage } from '../Panel.tsx'
import { type Say, useSay } from '../use-say.ts'
import { SampleSideNav, SampleTabBar, SampleTopBar } from './NavigationBars.tsx'
import styles from './NavigationSection.module.css'

export function NavigationSection() {
  const say = useSay()
  return (
    <Panel title={say('navigation')} span={3}>
      <Stage look="wide">
        <CategoryRail label={say('categories')} chosenId={0} categories={categories(say)} />
        <CategoryRail label={say('categoriesChosen')} chosenId={5} categories={categories(say)} />
        <CategoryRailSkeleton />
      </Stage>
      <Row isTop>
        <div className={styles.phones}>
          <Stage look="phone">
            <PlayerHeader say={say} />
            <GuestHeader say={say} />
            <SubPageHeader say={say} />
          </Stage>
          <Stage look="phone">
            <div className={styles.loading}>
              <NavProgress isActive label={say('loading')} />
            </div>
          </Stage>
          <Stage look="phone">
            <div className={styles.bottom}>
              <SampleTabBar say={say} />
            </div>
          </Stage>
        </div>
        <Stage look="tall">
          <SampleSideNav
            say={say}
            action={
              <Button look="brand" isBlock>
                {say('topUp')}
              </Button>
            }
          />
        </Stage>
      </Row>
      <div className={styles.wideOnly}>
        <Stage look="wide">
          <SampleTopBar say={say} />
          <SampleTopBar say={say} title={say('tasks')} />
        </Stage>
      </div>
    </Panel>
  )
}

function categories(say: Say) {
  return [
    { id: 0, name: say('homeTab'), href: '/test' },
    { id: 101, name: say('favorites'), href: '/test' },
    { id: 1, name: say('slots'), href: '/test' },
    { id: 2, name: say('fishing'), href: '/test' },
    { id: 3, name: say('poker'), href: '/test' },
    { id: 4, name: say('sports'), href: '/test' },
    { id: 5, name: say('casino'), href: '/test' },
    { id: 6, name: say('arcade'), href: '/test' },
  ]
}

const nothing = () => undefined

function PlayerHeader({ say }: { say: Say }) {
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

function GuestHeader({ say }: { say: Say }) {
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

function SubPageHeader({ say }: { say: Say }) {
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
