import type { CallOutput } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import type { Translate } from '../../i18n/texts.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { signedText } from '../../money/net-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { classNames } from '../../ui/class-names.ts'
import { LockIcon } from '../../ui/icons.ts'
import { HistoryIcon, PauseIcon, ShieldIcon } from '../../ui/page-icons.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { GameFacts } from './game-facts.ts'
import { isCountable, returnText, roundsText, timesText } from './game-facts.ts'
import { volatilityLevels, volatilityOf } from './game-facts.ts'
import styles from './GameSheet.module.css'

type Facts = GameFacts | null | undefined
type Info = CallOutput<'gameInfo'>

/** Return, spread, largest win and stakes; a provider that told nothing has no such lines. */
export function GameFactList({ facts, isWaiting }: { facts: Facts; isWaiting: boolean }) {
  const t = useText()
  const money = useShortMoney()
  if (isWaiting) return <Skeleton className={styles.bone} />
  if (!facts) return null
  const { most, minStake, maxStake, spread } = facts
  return (
    <dl className={styles.facts}>
      <Fact name={t('gameSheet.return')} value={returnText(facts)} note={t('gameSheet.longRun')} />
      {spread && <VolatilityFact spread={spread} />}
      <Fact
        name={t('gameSheet.most')}
        value={timesText(most.times)}
        note={[mostNote(t, most), hundredNote(t, spread)].filter(Boolean).join('\n')}
      />
      <Fact
        name={t('gameSheet.stakes')}
        value={`${money(minStake)} – ${money(maxStake)}`}
        note=""
      />
    </dl>
  )
}

type OwnLinesProps = {
  facts: Facts
  countedPercent: number
  ownWeek: Info['ownWeek'] | undefined
  isLoggedIn: boolean
}

/** The player's own limit, what counts, how results are checked, and what the week came to. */
export function OwnLines({ facts, countedPercent, ownWeek, isLoggedIn }: OwnLinesProps) {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  return (
    <ul className={styles.lines}>
      {isLoggedIn && <LossLimit />}
      {countedPercent < 100 && (
        <li>
          <LockIcon />
          <span>{t('gameSheet.counts', { percent: countedPercent })}</span>
        </li>
      )}
      {facts?.fairUrl && (
        <li>
          <ShieldIcon />
          <span>{t('gameSheet.fair')}</span>
          <a href={`${facts.fairUrl}?locale=${locale}`} target="_blank" rel="noopener">
            {t('gameSheet.verify')}
          </a>
        </li>
      )}
      {ownWeek && (
        <li>
          <HistoryIcon />
          <span>
            {t('gameSheet.ownWeek', {
              rounds: ownWeek.rounds,
              net: signedText(ownWeek.win - ownWeek.stake, money),
            })}
          </span>
          <Pressable href="/record/bets">{t('gameSheet.ownRounds')}</Pressable>
        </li>
      )}
    </ul>
  )
}

/** The best rounds since Monday, one for each player. */
export function WeekBest({ rows }: { rows: Info['bestList'] }) {
  const t = useText()
  return (
    <details className={styles.best}>
      <summary>{t('gameSheet.best')}</summary>
      <ol>
        {rows.map(({ phone, times, timestamp }) => (
          <li key={`${phone}:${timestamp}`} className="num">
            <span>{phone}</span>
            <b>{timesText(times)}</b>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('gameSheet.bestNote')}</p>
    </details>
  )
}

const ways = { bestPlay: 'gameSheet.bestPlay', oneShot: 'gameSheet.oneShot' } as const

/** How likely the largest win is, and how one plays for that where it lies with the player. */
function mostNote(t: Translate, { chance, by }: GameFacts['most']): string {
  if (chance === undefined) return t('gameSheet.byChoice')
  const rounds = roundsText(chance)
  if (by) return t(ways[by], { rounds })
  return t(isCountable(chance) ? 'gameSheet.oneIn' : 'gameSheet.hardlyEver', { rounds })
}

/** A win that people do see. */
function hundredNote(t: Translate, spread: GameFacts['spread']): string {
  if (spread?.hundredTimes === undefined) return ''
  return t('gameSheet.hundred', { rounds: roundsText(spread.hundredTimes) })
}

function Fact({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
      {note !== '' && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

const levelTexts = {
  1: 'gameSheet.level.1',
  2: 'gameSheet.level.2',
  3: 'gameSheet.level.3',
  4: 'gameSheet.level.4',
  5: 'gameSheet.level.5',
} as const

function VolatilityFact({ spread }: { spread: NonNullable<GameFacts['spread']> }) {
  const t = useText()
  const level = volatilityOf(spread.deviation)
  return (
    <div>
      <dt>{t('gameSheet.volatility')}</dt>
      <dd>
        <span className={styles.level} aria-hidden="true">
          {volatilityLevels.map((step) => (
            <i key={step} className={classNames(step <= level && styles.on)} />
          ))}
        </span>
        <b className={styles.word}>{t(levelTexts[level])}</b>
      </dd>
      <dd className={styles.note}>
        {t('gameSheet.overStake', { rounds: roundsText(spread.overStake) })}
      </dd>
    </div>
  )
}

function LossLimit() {
  const t = useText()
  const money = useShortMoney()
  const { data } = useCall('getLimits', {})
  const losses = data?.limitList.filter(({ kind }) => kind === 'loss') ?? []
  const least = losses.toSorted((one, other) => one.left - other.left)[0]
  return (
    <li>
      <PauseIcon />
      <span>
        {least ? t('gameSheet.lossLeft', { money: money(least.left) }) : t('gameSheet.noLimit')}
      </span>
      <Pressable href="/limits">{t('gameSheet.limits')}</Pressable>
    </li>
  )
}
