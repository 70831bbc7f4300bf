import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconType } from './draw-icon.tsx'
import { hideBroken } from './hide-broken.ts'
import styles from './ChoiceRow.module.css'

export type ChoiceRowProps = {
  /** Shared by the rows of one question. */
  name: string
  value: string
  title: string
  text?: ReactNode
  icon?: IconType | undefined
  /** A picture instead of the icon. */
  image?: string | undefined
  /** A pill at the end, e.g. "recommended". */
  tag?: ReactNode
  isChosen: boolean
  /** Two beside each other on a phone, where the mark of the choice takes a corner. */
  isTile?: boolean
  disabled?: boolean
  onChoose: (value: string) => void
}

/** One of several ways: a bank, a wallet, a reason. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { icon: Lead } = props
  return (
    <label className={classNames(styles.row, props.isTile && styles.tile)}>
      <input
        type="radio"
        className={styles.input}
        name={props.name}
        value={props.value}
        checked={props.isChosen}
        disabled={props.disabled}
        onChange={() => props.onChoose(props.value)}
      />
      {Lead && (
        <span className={styles.lead}>
          <Lead />
        </span>
      )}
      {props.image !== undefined && (
        <img className={styles.image} src={props.image} alt="" onError={hideBroken} />
      )}
      <span className={styles.words}>
        <b className={styles.title}>{props.title}</b>
        {props.text !== undefined && <small className={styles.text}>{props.text}</small>}
      </span>
      {props.tag}
      <i className={styles.mark} aria-hidden="true" />
    </label>
  )
}
