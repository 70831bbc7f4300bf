import { Pressable } from './Pressable.tsx'
import styles from './Segmented.module.css'

export type Segment<Value extends string> = {
  value: Value
  text: string
  /** Segments that are pages of their own. */
  href?: string
  /** What a dot beside the words means; without it there is none. */
  dotLabel?: string | undefined
}

export type SegmentedProps<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange?: (value: Value) => void
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <div className={styles.group} role="group" aria-label={props.label}>
      {props.segments.map(({ value, text, href, dotLabel }) => {
        const isOn = value === props.value
        const state = href === undefined ? { 'aria-pressed': isOn } : isOn ? current : {}
        return (
          <Pressable
            key={value}
            href={href}
            className={styles.segment}
            onClick={() => props.onChange?.(value)}
            {...state}
          >
            <span className={styles.words}>
              {text}
              {dotLabel !== undefined && (
                <i className={styles.dot} role="img" aria-label={dotLabel} />
              )}
            </span>
          </Pressable>
        )
      })}
    </div>
  )
}

const current = { 'aria-current': 'page' as const }
