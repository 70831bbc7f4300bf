import type { Autoplay } from './autoplay.ts'
import type { GameView } from './game-client.ts'
import { button, byId, make } from './page.ts'
import type { TableFrame } from './table.ts'
import { coinText } from './amounts.ts'
import { frameText } from './texts.ts'

type Parts = { autoplay: Autoplay; table: TableFrame; view: GameView }

/** How many rounds, and what ends them early; a limit on what may be lost is always set. */
export function autoBody({ autoplay, table, view }: Parts): Node[] {
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
  const feature = featureRow(view)
  const beside = besideRow(view)
  const begin = button(frameText.begin, 'brand-button', () => {
    byId('sheet', HTMLDialogElement).close()
    const limits = {
      rounds: Number(rounds.value()),
      lossAmount: Number(loss.value()),
      winAmount: win.value() === '' ? null : Number(win.value()),
      lowBalance: low.value() === '' ? null : Number(low.value()),
      stopsAtFeature: feature?.box.checked ?? false,
    }
    void autoplay.start(limits, beside?.value())
  })
  const note = view.autoNote ? [make('p', view.autoNote, 'note')] : []
  const further = [beside, feature].flatMap((one) => (one ? [one.row] : []))
  return [...note, rounds.row, loss.row, win.row, low.row, ...further, begin]
}

function besideRow({ autoBeside }: GameView) {
  if (!autoBeside) return null
  const { name, choices } = autoBeside
  return choice(
    name,
    choices.map(({ value, label }) => [value, label]),
  )
}

function featureRow({ feature }: GameView) {
  if (!feature) return null
  const row = make('label', `${frameText.stopAt} ${feature.name}`, 'field')
  const box = make('input')
  box.type = 'checkbox'
  box.checked = true
  row.append(box)
  return { row, box }
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
