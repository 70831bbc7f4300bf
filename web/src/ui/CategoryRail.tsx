import { Link } from 'wouter'
import { smallArtUrl } from './art.ts'
import { Skeleton } from './Skeleton.tsx'
import { useCentreChosen } from './use-centre-chosen.ts'
import styles from './CategoryRail.module.css'

export type Category = {
  /** Also the name of its picture. */
  id: number
  name: string
  href: string
}

export type CategoryRailProps = {
  label: string
  categories: readonly Category[]
  chosenId: number
}

export function CategoryRail({ label, categories, chosenId }: CategoryRailProps) {
  const list = useCentreChosen<HTMLElement>(chosenId)
  return (
    <nav ref={list} className={styles.rail} aria-label={label}>
      {categories.map(({ id, name, href }) => (
        <Link
          key={id}
          href={href}
          // Leafing through categories is no journey: back leaves the page.
          replace
          className={styles.item}
          aria-current={id === chosenId ? 'page' : undefined}
        >
          <span className={styles.tile}>
            <img
              src={smallArtUrl(`category/${id}`)}
              alt=""
              width="76"
              height="76"
              fetchPriority="low"
            />
          </span>
          <span className={styles.name}>{name}</span>
        </Link>
      ))}
    </nav>
  )
}

const bones = ['1', '2', '3', '4', '5', '6', '7', '8']

export function CategoryRailSkeleton() {
  return (
    <div className={styles.rail} aria-hidden="true">
      {bones.map((bone) => (
        <span key={bone} className={styles.item}>
          <Skeleton className={styles.tile} />
          <Skeleton className={styles.bone} />
        </span>
      ))}
    </div>
  )
}
