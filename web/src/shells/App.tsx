import { useEffect } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { useIsDesktop } from '../browser/viewport.ts'
import { AskHost } from '../ui/ask.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { changeShell, useVisit, visit } from './navigator.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Pages } from './Pages.tsx'
import { LazyPrompts } from './prompts/LazyPrompts.tsx'
import { RouteProgress } from './RouteProgress.tsx'
import { loadShell } from './shell-loader.ts'

// Links of any component go through our visit: code first, then the switch.
const aroundNav: AroundNavHandler = (_navigate, to, options) => void visit(to, options)

export function App() {
  useFittingShell()
  return (
    <Router aroundNav={aroundNav}>
      <RouteProgress />
      <OfflineBanner />
      <ShownShell />
      <Toaster />
      <AskHost />
      <LazyPrompts />
    </Router>
  )
}

function ShownShell() {
  const shell = useVisit((now) => now.shell)
  const path = useVisit((now) => now.path)
  const resolved = useVisit((now) => now.resolved)
  if (!shell) return null
  const route = resolved.kind === 'page' ? resolved.route : null
  return (
    <shell.Shell route={route}>
      <Pages resolved={resolved} path={path} />
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
