import { useEffect } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { withTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { Ambient } from '../../ui/Ambient.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { lazyPiece } from '../../ui/Piece.tsx'
import type { ShellProps } from '../router.ts'
import { SkipLink } from '../SkipLink.tsx'
import { LobbyHeader, TitleHeader } from './Headers.tsx'
import { closePlayerMenu, usePlayerMenu } from './menu.ts'
import styles from './MobileShell.module.css'
import { Tabs } from './Tabs.tsx'

const PlayerMenu = lazyPiece(
  () => withTexts(['titles'], import('./PlayerMenu.tsx')),
  (module) => module.PlayerMenu,
)

export function MobileShell({ route, children }: ShellProps) {
  const header = route?.header ?? 'title'
  const tab = route?.tab
  return (
    <div
      className={classNames(
        styles.shell,
        tab !== undefined && styles.withTabs,
        header === 'none' && styles.bare,
      )}
    >
      <Ambient />
      <SkipLink />
      <div className={styles.header}>
        {header === 'lobby' && <LobbyHeader />}
        {header === 'title' && <TitleHeader title={route?.title ?? 'frame.missing'} />}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={styles.tabs}>{tab !== undefined && <Tabs lit={tab} />}</div>
      <SideMenu />
    </div>
  )
}

function SideMenu() {
  const t = useText()
  const path = usePathname()
  const isOpen = usePlayerMenu((menu) => menu.isOpen)
  const isLoggedIn = useIsLoggedIn()
  // Whichever way the player leaves the page, the menu does not follow.
  useEffect(closePlayerMenu, [path])
  return (
    <Drawer
      open={isOpen && isLoggedIn}
      onClose={closePlayerMenu}
      label={t('frame.playerMenu')}
      closeLabel={t('common.close')}
    >
      <PlayerMenu />
    </Drawer>
  )
}
