import { DownIcon } from './icons.ts'
import styles from './ChipSelect.module.css'

type ChipSelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** One choice of many that takes no more room than the chosen one: a phone opens its own sheet. */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, value, options, onChange } = props
  const choose = (name: string) => {
    const chosen = options.find(([known]) => known === name)
    if (chosen) onChange(chosen[0])
  }
  return (
    <span className={styles.chip}>
      <select aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
      <DownIcon />
    </span>
  )
}
