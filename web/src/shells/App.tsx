import { useEffect, useState } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { useIsOnline } from '../browser/online.ts'
import { useIsDesktop } from '../browser/viewport.ts'
import { useIsIdle } from '../browser/when-idle.ts'
import { useOpenSheet } from '../games/open-sheet.ts'
import { withTexts } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'
import { useIsGreen } from '../site/store.ts'
import { AskHost } from '../ui/AskHost.tsx'
import { OfflineIcon } from '../ui/icons.ts'
import { NavProgress } from '../ui/NavProgress.tsx'
import { lazyPiece } from '../ui/Piece.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import styles from './App.module.css'
import { loadGameSheet } from './game-sheet.ts'
import { changeShell, useVisit, visit } from './navigator.ts'
import { Pages } from './Pages.tsx'
import { titleOf } from './router.ts'
import { loadShell } from './shell-loader.ts'

// Links of any component go through our visit: code first, then the switch.
const aroundNav: AroundNavHandler = (_navigate, to, options) => void visit(to, options)

export function App({ onDrawn }: { onDrawn: () => void }) {
  useFittingShell()
  useEffect(onDrawn, [onDrawn])
  return (
    <Router aroundNav={aroundNav}>
      <RouteProgress />
      <OfflineBanner />
      <ShownShell />
      <Toaster />
      <AskHost />
      <OpenSheet />
      <LatePrompts />
    </Router>
  )
}

function ShownShell() {
  const shell = useVisit((now) => now.shell)
  const path = useVisit((now) => now.path)
  const resolved = useVisit((now) => now.resolved)
  if (!shell) return null
  const route = resolved.kind === 'page' ? resolved.route : null
  const title = titleOf(resolved)
  return (
    <shell.Shell route={route} title={title}>
      <Pages resolved={resolved} path={path} title={title} />
    </shell.Shell>
  )
}

/** The shell that fits the window, exchanged once the other one's code is here. */
function useFittingShell(): void {
  const kind = useIsDesktop() ? 'desktop' : 'mobile'
  useEffect(() => {
    let isCurrent = true
    const change = async () => {
      const next = await loadShell(kind)
      if (isCurrent) await changeShell(next)
    }
    void change()
    return () => {
      isCurrent = false
    }
  }, [kind])
}

function OfflineBanner() {
  const t = useText()
  const isOnline = useIsOnline()
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>
          <OfflineIcon />
          {t('frame.offline')}
        </p>
      )}
    </div>
  )
}

function RouteProgress() {
  const t = useText()
  const isLoading = useVisit((state) => state.isLoading)
  return <NavProgress isActive={isLoading} label={t('frame.loading')} />
}

const GameSheet = lazyPiece(loadGameSheet, (module) => module.GameSheet)

/** Comes with the first game that is looked at, and stays for the next. */
function OpenSheet() {
  const isOpen = useOpenSheet(({ gameId }) => gameId !== null)
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened ? <GameSheet /> : null
}

const Prompts = lazyPiece(
  () => withTexts(['prompts'], import('./prompts/Prompts.tsx')),
  (module) => module.Prompts,
)

/** Questions of the house itself. They wait for the page, except the one that stands before it. */
function LatePrompts() {
  const isGreen = useIsGreen()
  const isIdle = useIsIdle()
  return isIdle || isGreen ? <Prompts /> : null
}
