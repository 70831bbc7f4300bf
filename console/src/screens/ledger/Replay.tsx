import type { ResultPart, ResultWords, RoundResult } from '@parlour/contract/round-result.ts'
import { useEffect, useState } from 'react'
import { locale, useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'

const stepMs = 900

/** A round as its player saw it: part after part, or all of them at once. */
export function Replay({ names = {}, parts }: RoundResult) {
  const t = useText()
  const [shown, show] = useState(parts.length)
  useEffect(() => {
    if (shown >= parts.length) return
    const timer = setTimeout(() => show(shown + 1), stepMs)
    return () => clearTimeout(timer)
  }, [shown, parts.length])
  if (parts.length === 0) return null
  return (
    <section className="card" aria-label={t('le.replay')}>
      <div className="ch">
        <button type="button" className="btn sm" onClick={() => show(1)}>
          <Icon name="rot" />
          {t('le.replay')}
        </button>
        <span className="sp" />
        <span className="sm mute" role="status">
          {t('le.step', { n: shown, all: parts.length })}
        </span>
      </div>
      {parts.slice(0, shown).map((part, at) => (
        // A finished round never changes: a part is its place.
        // eslint-disable-next-line react/no-array-index-key
        <Part key={at} part={part} names={names} />
      ))}
    </section>
  )
}

type Names = NonNullable<RoundResult['names']>

function Part({ part, names }: { part: ResultPart; names: Names }) {
  const say = useWords()
  const { title, grid = [], lit = [], facts = [] } = part
  const width = grid[0]?.length ?? 1
  return (
    <div className="cb">
      {title !== undefined && <b>{say(title)}</b>}
      {grid.length > 0 && (
        <table className="cells">
          <tbody>
            {grid.map((row, down) => (
              // eslint-disable-next-line react/no-array-index-key
              <tr key={down}>
                {row.map((cell, along) => (
                  <td
                    // eslint-disable-next-line react/no-array-index-key
                    key={along}
                    className={lit.includes(down * width + along) ? 'lit' : ''}
                  >
                    {say(names[cell] ?? cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.length > 0 && (
        <dl className="kv">
          {facts.map(({ name, value }) => [
            <dt key={say(name)}>{say(name)}</dt>,
            <dd key={`${say(name)}-value`}>{say(value)}</dd>,
          ])}
        </dl>
      )}
    </div>
  )
}

/** What a provider told in both languages, or in none. */
function useWords(): (words: ResultWords) => string {
  const place = locale.use()
  return (words) => (typeof words === 'string' ? words : words[place])
}
