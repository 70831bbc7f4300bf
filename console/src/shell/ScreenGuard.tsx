import { Component, type ReactNode } from 'react'
import { useText } from '../i18n/texts.ts'
import { State } from '../ui/State.tsx'

type Props = { path: string; children: ReactNode }
type Known = { path: string; isBroken: boolean }

/** A screen that cannot be drawn, as when a new version was published, leaves the menu standing. */
export class ScreenGuard extends Component<Props, Known> {
  override state: Known = { path: this.props.path, isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  /** Another screen may well open. */
  static getDerivedStateFromProps({ path }: Props, known: Known): Known {
    return path === known.path ? known : { path, isBroken: false }
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const t = useText()
  return (
    <State icon="warn" tone="bad" title={t('state.broken')}>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {t('state.reload')}
      </button>
    </State>
  )
}
