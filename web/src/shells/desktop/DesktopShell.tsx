import { Ambient } from '../../ui/Ambient.tsx'
import type { ShellProps } from '../shell-loader.ts'
import { SkipLink } from '../SkipLink.tsx'
import styles from './DesktopShell.module.css'
import { Footer } from './Footer.tsx'
import { SideMenu } from './SideMenu.tsx'
import { UpperBar } from './UpperBar.tsx'

export function DesktopShell({ route, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <SideMenu lit={route?.tab} />
      <div className={styles.column}>
        <Ambient />
        <UpperBar route={route} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  )
}
