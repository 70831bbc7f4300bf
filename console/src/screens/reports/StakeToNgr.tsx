import type { CallOutput } from '../../calls/send.ts'
import { shareText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Figure } from './Figure.tsx'
import type { Range } from './range.ts'

type Figures = CallOutput<'getReport'>['total']

/** How a stake becomes what is left of it. */
export function StakeToNgr({ figures, range }: { figures: Figures; range: Range }) {
  const { staked, won, ggr, bonusCost, ngr } = figures
  const t = useText()
  const rows = [
    ['staked', staked, null],
    ['won', -won, [won, staked]],
    ['ggr', ggr, [ggr, staked]],
    ['bonusCost', -bonusCost, [bonusCost, ggr]],
    ['ngr', ngr, [ngr, ggr]],
  ] as const
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('re.fromStake')}</h2>
      </div>
      <table className="t">
        <tbody>
          {rows.map(([name, value, share]) => (
            <tr key={name} className={name === 'ggr' || name === 'ngr' ? 'sum' : ''}>
              <th scope="row">{t(`re.${name}`)}</th>
              <td className="r">
                <Figure name={name} value={value} range={range} />
              </td>
              <td className="r mute">{share && shareText(...share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cb sm mute">{t('re.shares')}</p>
    </section>
  )
}
