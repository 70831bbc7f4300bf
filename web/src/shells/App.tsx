import { startTransition, useEffect, useState } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { goTo } from '../browser/navigation.ts'
import { useIsDesktop } from '../browser/viewport.ts'
import { useIsLoggedIn } from '../session/store.ts'
import { AskHost } from '../ui/ask.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { setRouteTable, visit } from './navigator.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Pages } from './Pages.tsx'
import { LazyPrompts } from './prompts/LazyPrompts.tsx'
import { resolve } from './resolve.ts'
import { RouteProgress } from './RouteProgress.tsx'
import type { LoadedShell } from './route.ts'
import { loadShell } from './shell-loader.ts'

// Links of any component go through our visit: code first, then the switch.
const aroundNav: AroundNavHandler = (_navigate, to, options) => void visit(to, options)

export function App({ firstShell }: { firstShell: LoadedShell }) {
  const shell = useShell(firstShell)
  return (
    <Router aroundNav={aroundNav}>
      <RouteProgress />
      <OfflineBanner />
      <ShownShell shell={shell} />
      <Toaster />
      <AskHost />
      <LazyPrompts />
    </Router>
  )
}

function ShownShell({ shell }: { shell: LoadedShell }) {
  const path = usePathname()
  const search = useSearch()
  const isLoggedIn = useIsLoggedIn()
  const resolved = resolve(shell.table, path + search, isLoggedIn)
  const route = resolved.kind === 'page' ? resolved.route : null
  return (
    <shell.Shell route={route}>
      <Pages resolved={resolved} path={path} />
    </shell.Shell>
  )
}

/** The shell that fits the window, exchanged once the other one's code is here. */
function useShell(firstShell: LoadedShell): LoadedShell {
  const [shell, setShell] = useState(firstShell)
  const kind = useIsDesktop() ? 'desktop' : 'mobile'
  useEffect(() => {
    let isCurrent = true
    const change = async () => {
      const next = await loadShell(kind)
      if (!isCurrent) return
      // Before the switch: the new shell's first redirect must find its own pages.
      setRouteTable(next.table)
      startTransition(() => setShell((now) => settle(now, next)))
    }
    void change()
    return () => {
      isCurrent = false
    }
  }, [kind])
  return shell
}

/** Where the new shell has neither the page nor anything near it, home is shown. */
function settle(now: LoadedShell, next: LoadedShell): LoadedShell {
  if (now !== next && isMissing(next) && !isMissing(now))
    queueMicrotask(() => goTo('/lobby/home', { replace: true }))
  return next
}

function isMissing({ table }: LoadedShell): boolean {
  return resolve(table, location.pathname, true).kind === 'missing'
}
