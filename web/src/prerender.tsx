import React from 'react'
import { renderToString } from 'react-dom/server'
import { needTexts } from './i18n/texts.ts'
import { App } from './shells/App.tsx'
import { changeShell } from './shells/navigator.ts'
import { loadShell } from './shells/shell-loader.ts'

/**
 * Home as a visitor's browser will draw it first. Runs outside any browser, in a process of its own
 * that pretends to have one; the settings come by way of the page, as they do in a browser.
 */
export async function prerenderHome(kind: 'mobile' | 'desktop'): Promise<string> {
  // There is one picture and nothing changes: a store is simply what it holds now.
  React.useSyncExternalStore = (_subscribe, getSnapshot) => getSnapshot()
  const [firstShell] = await Promise.all([loadShell(kind), needTexts(['frame'])])
  await changeShell(firstShell)
  return renderToString(<App onDrawn={() => undefined} />)
}
