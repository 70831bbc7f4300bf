import type { Option } from './game-client.ts'
import { button, make } from './page.ts'

export type Chosen = { picked: () => string; choose: (value: string) => void }

/** What a player chooses beside the stake. */
export function optionRow({ label, choices, own }: Option, chosen: Chosen): HTMLElement {
  const { choose } = chosen
  const picked = () => choices.findIndex(({ value }) => value === chosen.picked())
  const group = (choices.length > mostSegments ? stepper : segments)(choices, picked, choose)
  if (own) group.append(ownField(own, label, group, choose))
  group.role = 'group'
  group.ariaLabel = label
  const row = make('div', '', 'option')
  row.append(make('span', label, 'label'), group)
  return row
}

type Choices = Option['choices']

/** More than these have no room beside each other on a phone. */
const mostSegments = 6

function segments(choices: Choices, picked: () => number, choose: (value: string) => void) {
  const group = make('div', '', 'segments')
  const mark = () => {
    for (const [at, item] of [...group.querySelectorAll('button')].entries())
      item.ariaPressed = String(at === picked())
    for (const field of group.querySelectorAll('input')) field.value = ''
  }
  for (const { value, label } of choices) {
    const press = () => {
      choose(value)
      mark()
    }
    group.append(button(label, 'segment number', press))
  }
  mark()
  return group
}

/** A value of one's own: typed, it takes the place of the choices beside it. */
function ownField(
  { least, most }: NonNullable<Option['own']>,
  label: string,
  group: HTMLElement,
  choose: (value: string) => void,
) {
  const field = make('input', '', 'own number')
  Object.assign(field, { inputMode: 'decimal', placeholder: `${least / 100}×`, ariaLabel: label })
  field.addEventListener('change', () => {
    const typed = Math.round(Number(field.value.replace(',', '.')) * 100)
    if (!(typed > 0)) return
    const value = Math.max(least, Math.min(most, typed))
    choose(String(value))
    field.value = String(value / 100)
    for (const item of group.querySelectorAll('button')) item.ariaPressed = 'false'
  })
  return field
}

/** One choice up or down; it stops at the ends. */
function stepper(choices: Choices, picked: () => number, choose: (value: string) => void) {
  const group = make('div', '', 'stepper')
  const shown = make('output', '', 'number')
  const mark = () => (shown.textContent = choices[picked()]?.label ?? '')
  const step = (sign: string, by: number) =>
    button(sign, 'round-button', () => {
      const next = choices[picked() + by]
      if (next) choose(next.value)
      mark()
    })
  group.append(step('−', -1), shown, step('+', 1))
  mark()
  return group
}
