import React from 'react'
import { renderToString } from 'react-dom/server'
import type { CallOutput } from './calls/api.ts'
import { getQueries } from './calls/queries.ts'
import { DrawnSheet } from './features/games/DrawnSheet.tsx'
import { needTexts } from './i18n/texts.ts'
import { App } from './shells/App.tsx'
import { changeShell } from './shells/navigator.ts'
import { loadShell } from './shells/shell-loader.ts'
import { replaceTexts } from './site/store.ts'

/**
 * Home as a visitor's browser will draw it first. Runs outside any browser, in a process of its own
 * that pretends to have one; the settings come by way of the page, as they do in a browser.
 */
export async function prerenderHome(kind: 'mobile' | 'desktop'): Promise<string> {
  standStill()
  const [firstShell] = await Promise.all([loadShell(kind), needTexts(['frame'])])
  await changeShell(firstShell)
  return renderToString(<App onDrawn={() => undefined} />)
}

/** A game's sheet over home, with what the server tells a visitor of the game. */
export async function prerenderSheet(
  gameId: number,
  info: CallOutput<'gameInfo'>,
): Promise<string> {
  standStill()
  await needTexts(['frame', 'games', 'game-sheet'])
  getQueries().setQueryData(['gameInfo', { gameId }], info)
  return renderToString(<DrawnSheet gameId={gameId} />)
}

/** There is one picture and nothing changes: a store is simply what it holds now. */
function standStill(): void {
  replaceTexts()
  React.useSyncExternalStore = (_subscribe, getSnapshot) => getSnapshot()
}
