import type { Api, Snapshot } from './api.ts'
import { Refused } from './api.ts'
import type { Autoplay } from './autoplay.ts'
import type { GameView } from './game-client.ts'
import { button, byId, make } from './page.ts'
import type { Sounds } from './sounds.ts'
import type { TableFrame } from './table.ts'
import { coinText, frameText, locale, problemText } from './texts.ts'

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
  const { sounds } = parts
  const on = (id: string, icon: string, name: string, act: () => void) => {
    const element = byId(id, HTMLButtonElement)
    if (icon) element.textContent = icon
    element.ariaLabel = name
    element.title = name
    element.addEventListener('click', act)
  }
  on('info', 'i', frameText.info, () => show(frameText.info, infoBody(parts)))
  on('history', '↺', frameText.history, () => show(frameText.history, historyBody(parts)))
  on('fair', '✓', frameText.fair, () => show(frameText.fair, fairBody(parts)))
  on('auto', '', frameText.auto, () => show(frameText.auto, autoBody(parts)))
  const mark = () => {
    byId('sound', HTMLButtonElement).ariaPressed = String(sounds.isOn())
  }
  on('sound', '♪', frameText.sound, () => {
    sounds.toggle()
    mark()
  })
  mark()
  const sheet = byId('sheet', HTMLDialogElement)
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close())
}

function show(title: string, body: Node[]): void {
  const sheet = byId('sheet', HTMLDialogElement)
  const close = button('×', 'icon-button', () => sheet.close())
  close.ariaLabel = frameText.close
  const head = make('header')
  head.append(make('h2', title), close)
  const content = make('div', '', 'sheet-body')
  content.append(...body)
  sheet.replaceChildren(head, content)
  sheet.showModal()
}

function infoBody({ snapshot, view }: Parts): Node[] {
  const pages = JSON.parse(document.body.dataset.pages ?? '[]') as Record<'th' | 'en', string>[]
  const { numerator, denominator } = snapshot.returnToPlayer
  const percent = `${((numerator / denominator) * 100).toFixed(2)}%`
  const limits = `${coinText(snapshot.minStake)} – ${coinText(snapshot.maxStake)}`
  return [
    ...pages.map((page) => make('p', page[locale])),
    list([
      [frameText.returnToPlayer, percent],
      [frameText.limits, limits],
    ]),
    make('p', frameText.returnNote, 'note'),
    make('h3', frameText.payouts),
    list(view.payRows()),
    make('p', frameText.keys, 'note'),
  ]
}

function historyBody({ table, view }: Parts): Node[] {
  const rounds = table.past()
  if (rounds.length === 0) return [make('p', frameText.noHistory)]
  return rounds.map((round) => {
    const link = make('a', '', 'row')
    link.href = `/rounds/${round.roundId}`
    link.target = '_blank'
    const time = new Date(round.openedAtMs).toLocaleTimeString(locale, { timeStyle: 'short' })
    const sums = `${coinText(round.stakeAmount)} → ${coinText(round.winAmount)}`
    link.append(make('span', `${time} · ${view.chip(round)}`), make('span', sums, 'number'))
    return link
  })
}

function fairBody({ api, snapshot, canRotate }: Parts): Node[] {
  const { seeds } = snapshot
  const field = make('input')
  field.value = crypto.getRandomValues(new Uint32Array(2)).join('')
  field.maxLength = 64
  field.ariaLabel = frameText.playerSeed
  const said = make('p', '', 'note')
  const rotate = async () => {
    try {
      const { seeds: next, revealed } = await api.rotate(field.value.trim())
      snapshot.seeds = next
      said.textContent = `${frameText.revealed}: ${revealed.serverSeed}`
    } catch (error) {
      said.textContent = problemText(error instanceof Refused ? error.message : 'failed')
    }
  }
  const change = button(frameText.rotate, 'brand-button', () => void rotate())
  change.disabled = !canRotate()
  const link = make('a', frameText.verify)
  link.href = '/fair'
  link.target = '_blank'
  const rows: [string, string][] = [
    [frameText.commitment, seeds.commitment],
    [frameText.playerSeed, seeds.playerSeed],
  ]
  return [list(rows), field, change, said, link]
}

function autoBody({ autoplay, table }: Parts): Node[] {
  const stake = table.forGame.stakeAmount()
  const times = (count: number): [string, string] => [
    String(stake * count),
    coinText(stake * count),
  ]
  const rounds = choice(
    frameText.rounds,
    ['10', '25', '50', '100'].map((text) => [text, text]),
  )
  const loss = choice(frameText.stopLoss, [times(10), times(25), times(50)])
  const win = choice(frameText.stopWin, [['', frameText.never], times(5), times(20), times(100)])
  const low = choice(frameText.stopLow, [['', frameText.never], times(5), times(20), times(50)])
  const begin = button(frameText.begin, 'brand-button', () => {
    byId('sheet', HTMLDialogElement).close()
    void autoplay.start({
      rounds: Number(rounds.value()),
      lossAmount: Number(loss.value()),
      winAmount: win.value() === '' ? null : Number(win.value()),
      lowBalance: low.value() === '' ? null : Number(low.value()),
    })
  })
  return [rounds.row, loss.row, win.row, low.row, begin]
}

function choice(name: string, choices: [value: string, label: string][]) {
  const row = make('label', name, 'field')
  const select = make('select')
  for (const [value, text] of choices) {
    const item = make('option', text)
    item.value = value
    select.append(item)
  }
  row.append(select)
  return { row, value: () => select.value }
}

function list(rows: [string | HTMLElement, string][]): HTMLElement {
  const table = make('dl', '', 'pairs')
  for (const [left, right] of rows) {
    const term = make('dt')
    term.append(left)
    table.append(term, make('dd', right, 'number'))
  }
  return table
}
