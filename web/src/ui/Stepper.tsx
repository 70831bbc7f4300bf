import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { MinusIcon, PlusIcon } from './icons.ts'
import { holdDelayMs, stepFrom } from './stepper-steps.ts'
import styles from './Stepper.module.css'

export type StepperProps = {
  label: string
  lessLabel: string
  moreLabel: string
  value: number
  min: number
  max: number
  step?: number
  disabled?: boolean
  onChange: (value: number) => void
}

export function Stepper(props: StepperProps) {
  const { value, min, max, step = 1, disabled = false, onChange } = props
  const hold = useHold((direction) => {
    const next = stepFrom(value, direction, { min, max, step })
    if (next !== value) onChange(next)
    return next > min && next < max
  })
  return (
    <div
      className={classNames(styles.stepper, disabled && styles.off)}
      role="group"
      aria-label={props.label}
    >
      <button
        type="button"
        aria-label={props.lessLabel}
        disabled={disabled || value <= min}
        {...hold(-1)}
      >
        <MinusIcon />
      </button>
      <output className={classNames('num', styles.value)}>{value}</output>
      <button
        type="button"
        aria-label={props.moreLabel}
        disabled={disabled || value >= max}
        {...hold(1)}
      >
        <PlusIcon />
      </button>
    </div>
  )
}

type Direction = 1 | -1

/**
 * A press steps once, holding repeats while `step` says there is more: at the limit the button
 * is disabled and would not hear the finger leave. A keyboard's own repeat comes in as clicks.
 */
function useHold(step: (direction: Direction) => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  function run(direction: Direction, stepsDone: number) {
    if (!latest.current(direction)) return
    timer.current = setTimeout(() => run(direction, stepsDone + 1), holdDelayMs(stepsDone + 1))
  }
  return (direction: Direction) => ({
    onPointerDown: (event: { button: number }) => {
      stop()
      if (event.button === 0) run(direction, 0)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: (event: { detail: number }) => {
      if (event.detail === 0) latest.current(direction)
    },
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  })
}
