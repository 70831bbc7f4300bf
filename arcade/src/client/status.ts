import { byId } from './page.ts'
import { problemText } from './texts.ts'

/** One line over the table; a problem stays until it is over. */
export function setStatus(text: string, isProblem = false): void {
  const status = byId('status', HTMLElement)
  status.textContent = text
  status.classList.toggle('problem', isProblem)
}

export function setProblem(name: string): void {
  setStatus(problemText(name), true)
}
