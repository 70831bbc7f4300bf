import { depositPath } from '@parlour/contract/money.ts'
import { useEffect, useRef, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import type { ConfigOf } from '../../activities/rules/words.ts'
import { local, tab } from '../../browser/storage.ts'
import type { CallOutput } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { GameRow } from '../../games/GameRow.tsx'
import { type Game, startPath } from '../../games/lists.ts'
import { nameIn, useShelf } from '../../games/shelf.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { type Details, type User, useSession } from '../../session/store.ts'
import { useArtRoot, useSiteName } from '../../site/store.ts'
import { useWhen } from '../../site/when.ts'
import { gameArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CheckIcon, CloseIcon, PlayIcon } from '../../ui/icons.ts'
import { Progress } from '../../ui/Progress.tsx'
import styles from './PlayerRows.module.css'
import { isChecklistOver, readSteps, type StepName, stepNames } from './checklist-steps.ts'
import { newDays, PlayerPlace } from './PlayerPlace.tsx'
import { homePath } from './use-open-tab.ts'

type Round = CallOutput<'getOpenRounds'>['roundList'][number]
type Waiting = { round: Round; game: Game }

/** What home has for a player first: first steps while one is new, and rounds that wait. */
export function PlayerRows() {
  const frame = useRef<HTMLDivElement>(null)
  const { user, details } = useSession()
  const [isOff, setOff] = useState(() => local.findText('CHECKLIST_OFF') !== null)
  const waiting = useWaiting()
  useEffect(() => {
    if (waiting) tab.setText('PLAYER_ROWS_PX', String(frame.current?.offsetHeight ?? 0))
  })
  if (!waiting) return <PlayerPlace />
  const hasSteps = !isOff && user && details && user.regPeriod <= newDays
  if (!hasSteps && waiting.length === 0) return null
  return (
    <div ref={frame} className={styles.rows}>
      {hasSteps && <Checklist user={user} details={details} onClose={() => setOff(true)} />}
      {waiting.length > 0 && <ContinueRow waiting={waiting} />}
    </div>
  )
}

/** Rounds of the player that wait for their end; asked anew on each way back to home. */
function useWaiting(): Waiting[] | undefined {
  const { byId } = useShelf()
  const isHere = usePathname() === homePath
  const { data, isError } = useCall('getOpenRounds', {}, { enabled: isHere, staleTime: 0 })
  if (!data) return isError ? [] : undefined
  return data.roundList.flatMap((round) => {
    const game = byId.get(round.gameId)
    return game ? [{ round, game }] : []
  })
}

function ContinueRow({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useText()
  return (
    <GameRow
      title={t('rows.continue')}
      aside={t('rows.continueNote')}
      look="wide"
      items={waiting.map(({ round, game }) => ({
        id: game.id,
        card: <OpenRound round={round} game={game} />,
      }))}
    />
  )
}

function OpenRound({ round, game }: { round: Round; game: Game }) {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  const root = useArtRoot()
  const { thumb } = gameArt(game.id, { root, version: game.version })
  const since = useWhen(round.openTime)
  return (
    <a className={styles.round} href={startPath(game.id)}>
      <img src={thumb} alt="" width="68" height="68" decoding="async" />
      <span className={styles.words}>
        <b>{nameIn(locale, game)}</b>
        <small className="num">
          {t('rows.waiting', { money: money(round.stake), time: since })}
        </small>
      </span>
      <i className={styles.play}>
        <PlayIcon />
      </i>
    </a>
  )
}

type ChecklistProps = { user: User; details: Details; onClose: () => void }

const ways: Record<StepName, string> = {
  phone: '/bind?to=/lobby/home',
  limits: '/limits',
  deposit: depositPath,
  game: '/search',
  walletPassword: '/walletsPassword',
  identity: '/walletsKyc',
}

/** What makes an account whole, in any order, and what each step is good for. */
function Checklist({ user, details, onClose }: ChecklistProps) {
  const t = useText()
  const siteName = useSiteName()
  const close = () => {
    local.setText('CHECKLIST_OFF', '1')
    onClose()
  }
  const isOver = isChecklistOver({ user, details })
  useEffect(() => {
    if (isOver) close()
  })
  const limits = useCall('getLimits', {})
  const bonus = usePhoneBonus()
  const hasLimits = (limits.data?.limitList.length ?? 0) > 0
  const steps = readSteps({ user, details, hasLimits })
  const count = stepNames.filter((name) => steps[name]).length
  const progress = t('checklist.progress', { count, all: stepNames.length })
  const next = stepNames.find((name) => !steps[name])
  return (
    <Card look="cool" className={styles.card}>
      <section aria-labelledby="checklist">
        <header className={styles.head}>
          <div>
            <h2 id="checklist">{t('checklist.title', { siteName })}</h2>
            <p>{progress}</p>
          </div>
          <IconButton icon={CloseIcon} label={t('checklist.close')} onClick={close} />
        </header>
        <Progress value={count} max={stepNames.length} label={progress} size="thin" />
        <ol className={styles.steps}>
          {stepNames.map((name, place) => (
            <li key={name} className={classNames(steps[name] && styles.done)}>
              <i className={classNames('num', styles.mark)} aria-hidden="true">
                {steps[name] ? <CheckIcon /> : place + 1}
              </i>
              <span className={styles.stepWords}>
                <b>{t(`checklist.${name}`)}</b>
                <small>
                  {steps[name]
                    ? t('checklist.done')
                    : name === 'phone' && bonus !== null
                      ? bonus
                      : t(`checklist.${name}Note`)}
                </small>
              </span>
              {!steps[name] && (
                <Button size="sm" look={name === next ? 'iris' : 'neutral'} href={ways[name]}>
                  {t(`checklist.${name}Go`)}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}

/** What is paid for a linked number, with its condition; null while nothing is. */
function usePhoneBonus(): string | null {
  const t = useText()
  const money = useShortMoney()
  const { data } = useCall('activityRules', { name: 'Bind' })
  if (!data?.isRunning) return null
  const { bonus, betRate } = data.config as ConfigOf<'Bind'>
  return t('checklist.phoneBonus', { amount: money(bonus), rate: betRate })
}
