import { type FormEvent, useState } from 'react'
import { limitPeriods } from '@parlour/contract/limit-kinds.ts'
import type { LimitKind, LimitPeriod } from '@parlour/contract/limit-kinds.ts'
import { serverNowMs } from '../../browser/clock.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { amountInput } from '../../money/amounts.ts'
import { useCurrencySign } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CountdownPill } from '../../ui/Countdown.tsx'
import { ChartIcon, ClockIcon, GameIcon, WalletIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type Limit, parseLimit, timeAmount } from './limit-text.ts'
import { aboutWords, kindWords, periodWords } from './limit-words.ts'
import styles from './Limits.module.css'
import { useAmountText, useLimitCall } from './use-limits.ts'

/** One kind of limit: each period with what is used, and a field for one's own figure. */
export function LimitCard({ kind, limits }: { kind: LimitKind; limits: Limit[] }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const Icon = icons[kind]
  const name = t(kindWords[kind])
  const action = t(isOpen ? 'limits.close' : limits.length > 0 ? 'limits.edit' : 'limits.set')
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.named}>
          <Icon className={styles.mark} />
          {name}
        </h2>
        <Button
          size="sm"
          aria-label={t('limits.editLabel', { action, kind: name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {action}
        </Button>
      </div>
      <p className={styles.small}>{t(aboutWords[kind])}</p>
      {limits.map((limit) => (
        <LimitRow key={limit.period} limit={limit} />
      ))}
      {isOpen && <LimitForm kind={kind} limits={limits} onDone={() => setIsOpen(false)} />}
    </Card>
  )
}

const icons = { deposit: WalletIcon, loss: ChartIcon, stake: GameIcon, time: ClockIcon }

function LimitRow({ limit }: { limit: Limit }) {
  const t = useText()
  const locale = useLocale()
  const amountText = useAmountText()
  const { kind, period, amount, used, left, freeTime, house, own } = limit
  const name = t(periodWords[period])
  const share = `${amountText(kind, Math.max(0, used))} / ${amountText(kind, amount)}`
  return (
    <div className={styles.row}>
      <span className={styles.line}>
        <span>{name}</span>
        <b className="num">{share}</b>
      </span>
      <Progress
        value={Math.max(0, used)}
        max={amount}
        label={`${t(kindWords[kind])} ${name}`}
        isWarning={used >= amount * warnShare}
      />
      <span className={styles.small}>
        {t('limits.left', { amount: amountText(kind, left) })}
        {freeTime !== null &&
          ` · ${t('limits.freeFrom', { time: dateTimeText(freeTime, locale) })}`}
        {house !== null && house < (own ?? Infinity) && ` · ${t('limits.byHouse')}`}
      </span>
      {limit.raise && <WaitingRaise limit={limit} raise={limit.raise} />}
    </div>
  )
}

/** From four fifths on the bar says that little is left. */
const warnShare = 0.8

function WaitingRaise({ limit, raise }: { limit: Limit; raise: NonNullable<Limit['raise']> }) {
  const t = useText()
  const locale = useLocale()
  const amountText = useAmountText()
  const { kind, period, own } = limit
  const confirming = useLimitCall('confirmRaise')
  const takingBack = useLimitCall('takeBackRaise')
  const [isReady, setIsReady] = useState(() => serverNowMs() >= raise.confirmFrom)
  const from = amountText(kind, own ?? limit.amount)
  const to = raise.amount === null ? t('limits.none') : amountText(kind, raise.amount)
  return (
    <Note tone="info">
      <p>
        <b>{t('limits.raiseWaits')}</b>
      </p>
      <p className="num">
        {t(periodWords[period])}: {from} → {to}
      </p>
      <p>
        {t('limits.confirmBetween', {
          from: dateTimeText(raise.confirmFrom, locale),
          until: dateTimeText(raise.confirmUntil, locale),
        })}
      </p>
      <div className={styles.buttons}>
        <Button
          size="sm"
          isLoading={takingBack.isBusy}
          onClick={() => takingBack.press({ kind, period })}
        >
          {t('limits.takeBack')}
        </Button>
        {isReady ? (
          <Button
            size="sm"
            isLoading={confirming.isBusy}
            onClick={() => confirming.press({ kind, period })}
          >
            {t('limits.confirm')}
          </Button>
        ) : (
          <CountdownPill
            endsAtMs={raise.confirmFrom}
            now={serverNowMs}
            onEnd={() => setIsReady(true)}
            format={(clock) => t('limits.confirmIn', { clock })}
            announce={(clock) => t('limits.confirmIn', { clock })}
            isCalm
          />
        )}
      </div>
    </Note>
  )
}

type LimitFormProps = { kind: LimitKind; limits: Limit[]; onDone: () => void }

/** An own figure in a free field: nothing is suggested. */
function LimitForm({ kind, limits, onDone }: LimitFormProps) {
  const t = useText()
  const sign = useCurrencySign()
  const [period, setPeriod] = useState<LimitPeriod>(limits[0]?.period ?? 'day')
  const own = limits.find((limit) => limit.period === period)?.own ?? null
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const { isBusy, press } = useLimitCall('setLimit', onDone)
  const shown = own === null ? '' : kind === 'time' ? timeAmount(own) : amountInput(own)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = parseLimit(kind, typed ?? shown)
    setIsWrong(amount === null)
    if (amount !== null) press({ kind, period, amount })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Segmented
        label={t('limits.periodLabel')}
        value={period}
        onChange={(value) => {
          setPeriod(value)
          setTyped(null)
        }}
        segments={limitPeriods.map((one) => ({ value: one, text: t(periodWords[one]) }))}
      />
      <TextField
        label={t(kindWords[kind])}
        hint={t(kind === 'time' ? 'limits.timeHint' : 'limits.amountHint')}
        error={isWrong ? t(kind === 'time' ? 'limits.timeWrong' : 'limits.amountWrong') : undefined}
        prefix={kind === 'time' ? undefined : sign}
        name={`limit-${kind}`}
        inputMode={kind === 'time' ? 'text' : 'decimal'}
        autoComplete="off"
        isNumber
        maxLength={16}
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="iris" isLoading={isBusy}>
          {t('limits.save')}
        </Button>
        {own !== null && (
          <Button
            look="outline"
            disabled={isBusy}
            onClick={() => press({ kind, period, amount: null })}
          >
            {t('limits.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
