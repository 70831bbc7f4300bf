import { coinText } from './amounts.ts'
import { hasLobby, tellLobby } from './lobby.ts'
import { button, byId, isPractice, make, pairs } from './page.ts'
import type { Panel } from './panel.ts'
import type { TableFrame } from './table.ts'
import { balanceName, frameText } from './texts.ts'

/** The stake is more than there is: a lower one, a deposit, or neither. None is urged. */
export function brokeBody(panel: Panel, table: TableFrame, setsOwnStake: boolean): Node[] {
  const close = () => byId('sheet', HTMLDialogElement).close()
  const balance = table.balance()
  const lower = panel.stakeWithin(Math.min(balance ?? 0, panel.stakeAmount() - 1))
  const buttons: Node[] = []
  if (lower !== null && !setsOwnStake) {
    const choose = () => {
      panel.setStake(lower)
      close()
    }
    buttons.push(button(`${frameText.lowerStake} ${coinText(lower)}`, 'sheet-button', choose))
  }
  if (hasLobby()) {
    const deposit = () => {
      close()
      tellLobby('deposit')
    }
    const more = isPractice() ? frameText.morePlayMoney : frameText.deposit
    buttons.push(button(more, 'sheet-button', deposit))
  }
  buttons.push(button(frameText.notNow, 'sheet-button', close))
  const sums: [string, string][] = []
  if (!setsOwnStake) sums.push([frameText.stake, coinText(panel.stakeAmount())])
  if (balance !== null) sums.push([balanceName(), coinText(balance)])
  const row = make('div', '', 'sheet-buttons')
  row.append(...buttons)
  return [pairs(sums), row]
}
