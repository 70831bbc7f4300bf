import styles from './TeamNumbers.module.css'

type TeamNumber = { name: string; value: string; note?: string | undefined }

/** A few numbers in a row, each with a word of what it is. */
export function TeamNumbers({ numbers }: { numbers: readonly TeamNumber[] }) {
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ name, value, note }) => (
        <div key={name} className={styles.number}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
          {note !== undefined && <dd className={`num ${styles.note}`}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
