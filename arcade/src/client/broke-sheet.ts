import { coinText } from './amounts.ts'
import type { GameView } from './game-client.ts'
import { hasLobby, tellLobby } from './lobby.ts'
import { button, byId, isPractice, make, pairs } from './page.ts'
import type { Panel } from './panel.ts'
import type { TableFrame } from './table.ts'
import { balanceName, frameText } from './texts.ts'

/** The stake is more than there is: a lower one, play money, a deposit, or none. None is urged. */
export function brokeBody(panel: Panel, table: TableFrame, view: GameView | null): Node[] {
  const close = () => byId('sheet', HTMLDialogElement).close()
  const balance = table.balance()
  const { setsOwnStake = false } = view ?? {}
  const stakes = view?.stakes?.() ?? 1
  const stake = panel.stakeAmount()
  const lower = panel.stakeWithin(Math.min((balance ?? 0) / stakes, stake - 1))
  const buttons: Node[] = []
  if (lower !== null && !setsOwnStake) {
    const choose = () => {
      panel.setStake(lower)
      close()
    }
    const whole = stakes > 1 ? ` × ${stakes} = ${coinText(lower * stakes)}` : ''
    const text = `${frameText.lowerStake} ${coinText(lower)}${whole}`
    buttons.push(button(text, 'sheet-button', choose))
  }
  if (hasLobby()) {
    const askFor = (what: 'practice' | 'deposit') => () => {
      close()
      tellLobby(what)
    }
    if (!isPractice()) buttons.push(button(frameText.practice, 'sheet-button', askFor('practice')))
    const more = isPractice() ? frameText.morePlayMoney : frameText.deposit
    buttons.push(button(more, 'sheet-button', askFor('deposit')))
  }
  buttons.push(button(frameText.notNow, 'sheet-button', close))
  const sums: [string, string][] = []
  // Several balls cost several stakes: what a press takes in all is named.
  const name = stakes > 1 ? `${frameText.stake} × ${stakes}` : frameText.stake
  if (!setsOwnStake) sums.push([name, coinText(stake * stakes)])
  if (balance !== null) sums.push([balanceName(), coinText(balance)])
  const row = make('div', '', 'sheet-buttons')
  row.append(...buttons)
  return [pairs(sums), row]
}
