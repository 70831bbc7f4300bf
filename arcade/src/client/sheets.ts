import type { Api, Snapshot } from './api.ts'
import { autoBody } from './auto-sheet.ts'
import type { Autoplay } from './autoplay.ts'
import { chainBody } from './chain-sheet.ts'
import { fairBody } from './fair-sheet.ts'
import type { GameView } from './game-client.ts'
import type { IconName } from './icons.ts'
import { icon } from './icons.ts'
import { button, byId, make, pairs } from './page.ts'
import { rulesBody } from './rules-sheet.ts'
import type { Figures } from './session.ts'
import { soundBody } from './sound-sheet.ts'
import type { Sounds } from './sounds.ts'
import type { TableFrame } from './table.ts'
import { coinText } from './amounts.ts'
import { frameText, pageAddress } from './texts.ts'

type Parts = {
  api: Api
  snapshot: Snapshot
  view: GameView
  table: TableFrame
  autoplay: Autoplay
  sounds: Sounds
  canRotate: () => boolean
}

export function openSheets(parts: Parts): void {
  const on = (id: IconName & ('info' | 'history' | 'fair' | 'auto'), body: () => Node[]) => {
    const element = nameButton(id, id, frameText[id])
    if (id === 'auto') element.append(make('span', frameText.auto))
    element.addEventListener('click', () => showSheet(frameText[id], body()))
  }
  on('info', () => rulesBody(parts))
  on('history', () => historyBody(parts))
  on('fair', () => {
    const chain = parts.view.chain?.()
    return chain ? chainBody(chain) : fairBody(parts)
  })
  on('auto', () => autoBody(parts))
  openSoundButton(parts.sounds)
  closeByHand()
}

export function showSheet(title: string, body: Node[]): void {
  const sheet = byId('sheet', HTMLDialogElement)
  const close = button('', 'icon-button', () => sheet.close())
  close.append(icon('close'))
  close.ariaLabel = frameText.close
  const head = make('header')
  head.append(make('h2', title), close)
  const content = make('div', '', 'sheet-body')
  content.append(...body)
  sheet.replaceChildren(head, content)
  sheet.ariaLabel = title
  if (!isOverSheet()) history.pushState({ sheet: true }, '')
  if (!sheet.open) sheet.showModal()
}

/** What the keyboard does, by its own sheet: `?` opens it. */
export function showKeys(view: GameView): void {
  const more = [frameText.keysMore, ...(view.advise ? [frameText.keyAdvice] : [])]
  const lines = [view.keys ?? frameText.keys, ...more]
  showSheet(
    frameText.keysTitle,
    lines.map((text) => make('p', text)),
  )
}

/** A tap beside the sheet closes it, and so does the way back. */
function closeByHand(): void {
  const sheet = byId('sheet', HTMLDialogElement)
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close())
  sheet.addEventListener('close', () => isOverSheet() && history.back())
  addEventListener('popstate', () => sheet.close())
}

function isOverSheet(): boolean {
  return (history.state as { sheet?: boolean } | null)?.sheet === true
}

function openSoundButton(sounds: Sounds): void {
  const mark = () => {
    const { isOn } = sounds.wishes()
    nameButton('sound', isOn ? 'soundOn' : 'soundOff', frameText.sound).ariaPressed = String(isOn)
  }
  byId('sound', HTMLButtonElement).addEventListener('click', () => {
    showSheet(frameText.sound, soundBody(sounds, mark))
  })
  mark()
}

function nameButton(id: string, picture: IconName, name: string): HTMLButtonElement {
  const element = byId(id, HTMLButtonElement)
  element.replaceChildren(icon(picture))
  element.ariaLabel = name
  element.title = name
  return element
}

/** How this sitting stands, before its rounds. */
function figuresOf({ rounds, staked, won, net, most }: Figures): Node[] {
  if (rounds === 0) return []
  const sign = net > 0 ? '+' : net < 0 ? '−' : ''
  return [
    make('h3', frameText.sitting),
    pairs([
      [frameText.rounds, String(rounds)],
      [frameText.staked, coinText(staked)],
      [frameText.won, coinText(won)],
      [frameText.net, `${sign}${coinText(Math.abs(net))}`],
      [frameText.mostWon, coinText(most)],
    ]),
  ]
}

function historyBody({ table, view }: Parts): Node[] {
  const rounds = table.past()
  if (rounds.length === 0) return [make('p', frameText.noHistory)]
  const told = view.tellPast?.(rounds)
  if (told) return [...figuresOf(table.figures()), ...told]
  const rows = rounds.map((round) => {
    const link = make('a', '', 'row')
    link.href = pageAddress(`/rounds/${round.roundId}`)
    link.target = '_blank'
    const time = new Date(round.openedAtMs).toLocaleTimeString('en-GB', { timeStyle: 'short' })
    const sums = `${coinText(round.stakeAmount)} → ${coinText(round.winAmount)}`
    link.append(make('span', `${time} · ${view.chip(round)}`), make('span', sums, 'number'))
    return link
  })
  return [...figuresOf(table.figures()), ...rows]
}
