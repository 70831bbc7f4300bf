import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { addDays } from '../../i18n/days.ts'
import { dayNameText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer, State } from '../../ui/State.tsx'
import { PlayersLink } from './PlayersLink.tsx'
import type { Range } from './range.ts'

type Cohorts = CallOutput<'listCohorts'>

/** Of those who registered in a week, who staked in that week and in later ones. */
export function CohortsView() {
  const t = useText()
  const listed = useAnswer('listCohorts', { weeks: 12 })
  return (
    <Answer of={listed} permission="reports.read">
      {(found) =>
        found.cohortList.length === 0 ? (
          <State icon="chart" title={t('re.none')}>
            {t('re.cohortsLead')}
          </State>
        ) : (
          <section className="card wide">
            <p className="cb mute">{t('re.cohortsLead')}</p>
            <CohortTable {...found} />
          </section>
        )
      }
    </Answer>
  )
}

export function CohortTable({ cohortList }: Cohorts) {
  const t = useText()
  const weeks = Math.max(1, ...cohortList.map(({ activeList }) => activeList.length))
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('re.week')}</th>
          <th className="r">{t('re.newPlayers')}</th>
          {Array.from({ length: weeks }, (_, later) => (
            <th key={later} className="r">
              +{later}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cohortList.map(({ week, newPlayers, activeList }) => (
          <tr key={week}>
            <td>{dayNameText(week)}</td>
            <td className="r">
              <PlayersLink of={{ joined: weekOf(week) }}>{newPlayers}</PlayersLink>
            </td>
            {Array.from({ length: weeks }, (_, later) => (
              <Share
                key={later}
                week={week}
                later={later}
                players={activeList[later]}
                of={newPlayers}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ShareProps = { week: string; later: number; players: number | undefined; of: number }

function Share({ week, later, players, of }: ShareProps) {
  if (players === undefined) return <td />
  if (of === 0) return <td className="r dim">{players === 0 ? '—' : players}</td>
  const share = players / of
  const staked = weekOf(addDays(week, later * 7))
  return (
    <td className={`r heat${Math.min(4, Math.ceil(share * 5))}`} title={String(players)}>
      <PlayersLink of={{ joined: weekOf(week), staked }}>{Math.round(share * 100)} %</PlayersLink>
    </td>
  )
}

function weekOf(monday: string): Range {
  return { from: monday, to: addDays(monday, 6) }
}
