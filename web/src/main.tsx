import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/tokens.css'
import './ui/reset.css'
import './shells/frame.css'
import { keepArrival } from './browser/arrival.ts'
import { giveEarlyTap } from './browser/early-tap.ts'
import { sendEventsOnHide } from './browser/event-log.ts'
import { watchFirstTouch } from './browser/first-touch.ts'
import { keepInstallQuestion } from './browser/install-prompt.ts'
import { preview } from './browser/preview.ts'
import { isDesktop } from './browser/viewport.ts'
import { whenIdle } from './browser/when-idle.ts'
import { forgetAnswers } from './calls/answer-store.ts'
import { sendAs } from './calls/api.ts'
import { keepAskedLocale, markDocument, readLocale } from './i18n/locale.ts'
import { needTexts } from './i18n/texts.ts'
import { onSignOut } from './session/changes.ts'
import { endSession } from './session/end-session.ts'
import { followServer } from './session/live.ts'
import { proveAgain } from './session/proof.ts'
import { findToken, followOtherTabs } from './session/store.ts'
import { App } from './shells/App.tsx'
import { followLinks } from './shells/links.ts'
import { changeShell, followAddress } from './shells/navigator.ts'
import { takeOverScroll } from './shells/scroll.ts'
import { loadShell } from './shells/shell-loader.ts'
import { followMode, loadSite, replaceTexts } from './site/store.ts'

async function start(root: HTMLElement): Promise<void> {
  keepAskedLocale()
  markDocument(readLocale())
  keepArrival()
  watchFirstTouch()
  sendAs({ findToken, endSession, proveAgain })
  onSignOut(forgetAnswers)
  followOtherTabs()
  if (!preview) followLife()
  takeOverScroll()
  followAddress()
  followLinks()
  followMode()
  replaceTexts()
  void loadSite()
  const [firstShell] = await Promise.all([
    loadShell(isDesktop() ? 'desktop' : 'mobile'),
    needTexts(['frame']),
  ])
  await changeShell(firstShell)
  leaveDrawnPage(root)
  const app = createRoot(root)
  // In pieces, so that a finger on the drawn page is heard while the app is made.
  startTransition(() => app.render(<App onDrawn={giveEarlyTap} />))
  if (preview) void import('./preview-page.ts').then((page) => page.openPreviewed())
}

/** What goes on while somebody is here; a preview is nobody. */
function followLife(): void {
  followServer(() => import('./news.ts'))
  sendEventsOnHide()
  keepInstallQuestion()
  whenIdle(() => void prepareForOffline().catch(() => undefined), 8000)
}

/** Home comes drawn for a visitor. For anybody else it was hidden, and goes before it is shown. */
function leaveDrawnPage(root: HTMLElement): void {
  const { dataset } = document.documentElement
  if (dataset['drawn'] === undefined) return
  root.replaceChildren()
  document.getElementById('sheet')?.remove()
  delete dataset['drawn']
  delete dataset['sheet']
}

/** Built pages only: while developing, a worker would hide changes. */
async function prepareForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { startOfflineWorker } = await import('./browser/offline-worker.ts')
  await startOfflineWorker()
}

/** On home the code may be here before the page is. */
function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work, { once: true })
  else work()
}

whenParsed(() => {
  const root = document.getElementById('root')
  if (root) void start(root)
})
