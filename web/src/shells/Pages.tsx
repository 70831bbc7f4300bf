import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PlainTextKey } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'
import { useSiteName } from '../site/store.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/StateView.tsx'
import { PageView } from './PageView.tsx'
import type { Parameters, Resolved, Route } from './router.ts'
import { arriveAt } from './scroll.ts'

type PagesProps = { resolved: Resolved; path: string; title: PlainTextKey }

/** The page of the present address, with the kept page waiting behind it. */
export function Pages({ resolved, path, title }: PagesProps) {
  const route = resolved.kind === 'page' ? resolved.route : null
  const kept = useKeptRoute(route)
  useTitle(title)
  useArrival(path, route)
  if (resolved.kind === 'redirect') return null
  return (
    <>
      {kept && (
        <Activity mode={route === kept ? 'visible' : 'hidden'}>
          <PageView route={kept} parameters={none} />
        </Activity>
      )}
      {resolved.kind === 'page' && route !== kept && <PageView key={path} {...resolved} />}
      {resolved.kind === 'missing' && <NotFoundPage />}
    </>
  )
}

/** A kept page is shown without an address of its own: it cannot ask for parameters. */
const none: Parameters = {}

function useKeptRoute(route: Route | null): Route | null {
  const [kept, setKept] = useState<Route | null>(null)
  if (route?.keepAlive && route !== kept) setKept(route)
  return route?.keepAlive ? route : kept
}

function useTitle(key: PlainTextKey): void {
  const t = useText()
  const siteName = useSiteName()
  const title = `${t(key)} · ${siteName}`
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Scroll and focus settle once per page, before it is painted. */
function useArrival(path: string, route: Route | null): void {
  const isFirst = useRef(true)
  const isKept = route?.keepAlive === true
  useLayoutEffect(() => {
    arriveAt(path, isKept)
    // At the start the browser's own focus is right; a screen reader begins at the top anyway.
    if (!isFirst.current) moveFocusToHeading()
    isFirst.current = false
  }, [path, isKept])
}

function NotFoundPage() {
  const t = useText()
  return (
    <EmptyState
      title={t('frame.missing')}
      text={t('frame.missingNote')}
      action={
        <Button look="brand" href="/lobby/home">
          {t('common.goHome')}
        </Button>
      }
    />
  )
}

/** Tells screen readers which page opened, and lets the keyboard start there. */
function moveFocusToHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, main')]
  const target = headings.find((heading) => heading.checkVisibility())
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
