import type { ResultPart, RoundResult } from '@parlour/contract/round-result.ts'
import { useLocale } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import styles from './ResultParts.module.css'
import { isSign, sayWords } from './round-words.ts'

type Names = NonNullable<RoundResult['names']>

/** What came, as its provider tells it: pictures made of cells, and names with their values. */
export function ResultParts({ result: { names = {}, parts } }: { result: RoundResult }) {
  return (
    <div className={styles.parts}>
      {parts.map((part, at) => (
        // The list of a finished round never changes.
        <Part key={at} part={part} names={names} />
      ))}
    </div>
  )
}

function Part({ part, names }: { part: ResultPart; names: Names }) {
  const locale = useLocale()
  const { title, grid, facts = [] } = part
  return (
    <section className={styles.part}>
      {title !== undefined && <h3 className={styles.title}>{sayWords(title, locale)}</h3>}
      {grid && <Cells grid={grid} lit={part.lit ?? []} names={names} />}
      {facts.length > 0 && (
        <KeyValueList>
          {facts.map(({ name, value }, at) => (
            <KeyValue key={at} name={sayWords(name, locale)}>
              <span className={styles.value}>{sayWords(value, locale)}</span>
            </KeyValue>
          ))}
        </KeyValueList>
      )}
    </section>
  )
}

type CellsProps = { grid: readonly string[][]; lit: readonly number[]; names: Names }

function Cells({ grid, lit, names }: CellsProps) {
  const locale = useLocale()
  const width = grid[0]?.length ?? 1
  return (
    <div className={styles.scroll}>
      <table className={classNames(styles.cells, wideness(width))}>
        <tbody>
          {grid.map((row, down) => (
            <tr key={down}>
              {row.map((cell, along) => (
                <td
                  key={along}
                  className={classNames(
                    styles.cell,
                    isSign(cell) && styles.sign,
                    /[♦♥]/.test(cell) && styles.red,
                    lit.includes(down * width + along) && styles.lit,
                  )}
                >
                  {sayWords(names[cell] ?? cell, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Long rows, such as the way of a ball, scroll rather than shrink to nothing. */
function wideness(cells: number): string | undefined {
  if (cells > 12) return styles.widest
  return cells > 6 ? styles.wide : undefined
}
