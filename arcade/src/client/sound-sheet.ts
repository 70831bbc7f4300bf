import { make } from './page.ts'
import type { Sounds } from './sounds.ts'
import { frameText } from './texts.ts'

/** What is heard, and how loud. Nothing until it is asked for. */
export function soundBody(sounds: Sounds, tellChange: () => void): Node[] {
  const { isOn, volume, hasMusic } = sounds.wishes()
  const change = (wish: Partial<ReturnType<Sounds['wishes']>>) => {
    sounds.wish(wish)
    tellChange()
  }
  const loudness = make('input')
  Object.assign(loudness, { type: 'range', min: '0', max: '100', value: String(volume) })
  loudness.addEventListener('input', () => change({ volume: Number(loudness.value) }))
  return [
    row(
      frameText.sound,
      tick(isOn, (is) => change({ isOn: is })),
    ),
    row(
      frameText.music,
      tick(hasMusic, (is) => change({ hasMusic: is })),
    ),
    row(frameText.volume, loudness),
  ]
}

function tick(isTicked: boolean, tell: (isTicked: boolean) => void): HTMLInputElement {
  const box = make('input')
  Object.assign(box, { type: 'checkbox', checked: isTicked })
  box.addEventListener('change', () => tell(box.checked))
  return box
}

function row(name: string, field: HTMLInputElement): HTMLElement {
  const label = make('label', name, 'field')
  label.append(field)
  return label
}
