import { Ambient } from '../../ui/Ambient.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { ShellProps } from '../router.ts'
import { SkipLink } from '../SkipLink.tsx'
import styles from './DesktopShell.module.css'
import { Footer } from './Footer.tsx'
import { SideMenu } from './SideMenu.tsx'
import { UpperBar } from './UpperBar.tsx'

export function DesktopShell({ route, children }: ShellProps) {
  // The page keeps its place in the tree either way, so that a kept page is not drawn anew.
  const isBare = route?.header === 'none'
  return (
    <div className={classNames(styles.shell, isBare && styles.bare)}>
      <SkipLink />
      {!isBare && (
        <aside>
          <SideMenu lit={route?.tab} />
        </aside>
      )}
      <div className={styles.column}>
        <Ambient />
        {!isBare && <UpperBar route={route} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {!isBare && <Footer />}
      </div>
    </div>
  )
}
