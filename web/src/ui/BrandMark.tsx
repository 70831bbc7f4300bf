import { classNames } from './class-names.ts'
import styles from './BrandMark.module.css'

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

export type BrandMarkProps = {
  /** The site's name from its settings. */
  name: string
  /** A picture of the site's own; empty: the flower. */
  logo?: string | undefined
  size?: 'sm' | 'md' | 'lg'
  /** Drops the words where the header has no room for them. */
  isFolding?: boolean
  className?: string | undefined
}

export function BrandMark({ name, logo, size = 'sm', isFolding, className }: BrandMarkProps) {
  return (
    <span
      className={classNames(styles.brand, styles[size], isFolding && styles.folding, className)}
    >
      {logo ? (
        <img className={styles.logo} src={logo} alt="" />
      ) : (
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          {petals.map((turn, index) => (
            <path
              key={turn}
              d="M16 16C11.5 12.5 11.5 6 16 1.5c4.5 4.5 4.5 11 0 14.5z"
              transform={`rotate(${turn} 16 16)`}
              fill={index % 2 ? 'var(--mark-lo)' : 'var(--mark)'}
            />
          ))}
          <circle cx="16" cy="16" r="5" fill="#fff3cf" />
        </svg>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  )
}
