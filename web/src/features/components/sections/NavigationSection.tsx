import { Button } from '../../../ui/Button.tsx'
import { CategoryRail, CategoryRailSkeleton } from '../../../ui/CategoryRail.tsx'
import { NavProgress } from '../../../ui/NavProgress.tsx'
import { Panel, Row, Stage } from '../Panel.tsx'
import { useSay } from '../use-say.ts'
import type { Say } from '../use-say.ts'
import { SampleSideNav, SampleTabBar, SampleTopBar } from './NavigationBars.tsx'
import { GuestHeader, PlayerHeader, SubPageHeader } from './NavigationHeaders.tsx'
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
