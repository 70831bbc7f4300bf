import { useState } from 'react'
import type { CallOutput } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'

type Group = CallOutput<'listGroups'>['groupList'][number]

const size = 420
const middle = size / 2
const most = 200

/** The group as a picture: accounts on a circle, the thicker a tie the more signals say so. */
export function LinkGraph({ playerList, tieList }: Group) {
  const t = useText()
  const [isShown, show] = useState(false)
  const nodes = playerList.slice(0, most)
  const radius = middle - 60
  const places = new Map(
    nodes.map(({ playerId }, index) => {
      const turn = (index / nodes.length) * 2 * Math.PI - Math.PI / 2
      const at = { x: middle + radius * Math.cos(turn), y: middle + radius * Math.sin(turn) }
      return [playerId, at]
    }),
  )
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('ln.graph')}</h2>
        <span className="sp" />
        <button
          type="button"
          className="btn sm"
          aria-expanded={isShown}
          onClick={() => show(!isShown)}
        >
          {t(isShown ? 'ln.graphHide' : 'ln.graphShow')}
        </button>
      </div>
      {isShown && (
        <svg
          className="ties"
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t('ln.graphLabel', { n: nodes.length, ties: tieList.length })}
        >
          {tieList.map(({ one, other, signalList }) => {
            const [from, to] = [places.get(one), places.get(other)]
            return (
              from &&
              to && (
                <line
                  key={`${one}-${other}`}
                  x1={from.x}
                  y1={from.y}
                  x2={to.x}
                  y2={to.y}
                  strokeWidth={signalList.length}
                />
              )
            )
          })}
          {nodes.map(({ playerId, state }) => {
            const at = places.get(playerId) ?? { x: 0, y: 0 }
            return (
              <g key={playerId}>
                <circle className={state} cx={at.x} cy={at.y} r={nodes.length > 40 ? 4 : 9} />
                {nodes.length <= 40 && (
                  <text x={at.x} y={at.y + (at.y < middle ? -14 : 24)} textAnchor="middle">
                    {playerId}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      )}
    </section>
  )
}
