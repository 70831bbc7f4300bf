import { goBack } from '../../browser/navigation.ts'
import { clockText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { useStop } from '../../session/use-break.ts'
import { useCheckChoices } from '../../site/check-choices.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ClockIcon, HistoryIcon, PauseIcon } from '../../ui/icons.ts'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Note } from '../../ui/Note.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { signedText } from '../../money/net-text.ts'
import styles from './RealityCheck.module.css'
import { isResting, playedMinutes, type Sitting } from './sitting.ts'
import type { SittingState } from './use-sitting.ts'

type RealityCheckProps = { sitting: Sitting; state: SittingState }

/** Says how long one has played and what it brought. Nothing goes on until it is answered. */
export function RealityCheck({ sitting, state }: RealityCheckProps) {
  const t = useText()
  const { nowMs } = state
  const choices = useCheckChoices()
  const minutes = playedMinutes(sitting, nowMs)
  const isRest = isResting(sitting, nowMs)
  return (
    <Dialog
      open
      mustAnswer
      startsAtTitle
      onClose={ignore}
      title={t('play.check', { minutes })}
      text={t('play.checkSince', { time: clockText(sitting.fromTime) })}
      actions={
        <div className={styles.pair}>
          <Button isBlock onClick={goBack}>
            {t('play.checkLeave')}
          </Button>
          <Button isBlock disabled={isRest} isLoading={state.isAnswering} onClick={state.answer}>
            {t('play.checkContinue')}
          </Button>
        </div>
      }
    >
      <Sums sitting={sitting} />
      {isRest && sitting.restUntilTime !== null && (
        <Note tone="info">{t('play.checkRest', { time: clockText(sitting.restUntilTime) })}</Note>
      )}
      <WaysOut />
      <p className={styles.every}>{t('play.checkEvery')}</p>
      <Segmented
        label={t('play.checkEvery')}
        value={String(sitting.checkMinutes)}
        onChange={(value) => state.choose(choices.find((one) => `${one}` === value) ?? 15)}
        segments={choices.map((one) => ({
          value: String(one),
          text: t('play.checkMinutes', { minutes: one }),
        }))}
      />
    </Dialog>
  )
}

/** Nothing is played: asks whether anybody is there. Unanswered, the game ends by itself. */
export function IdleQuestion({ minutes, onStay }: { minutes: number; onStay: () => void }) {
  const t = useText()
  return (
    <Dialog
      open
      mustAnswer
      startsAtTitle
      onClose={ignore}
      title={t('play.idle')}
      text={t('play.idleNote', { minutes })}
      actions={
        <div className={styles.pair}>
          <Button isBlock onClick={goBack}>
            {t('play.checkLeave')}
          </Button>
          <Button isBlock onClick={onStay}>
            {t('play.idleStay')}
          </Button>
        </div>
      }
    />
  )
}

function Sums({ sitting: { staked, won } }: { sitting: Sitting }) {
  const t = useText()
  const money = useMoney()
  return (
    <KeyValueList>
      <KeyValue name={t('play.stakeName')}>{money(staked)}</KeyValue>
      <KeyValue name={t('play.winName')}>{money(won)}</KeyValue>
      <KeyValue name={t('play.netName')}>{signedText(won - staked, money)}</KeyValue>
    </KeyValueList>
  )
}

function WaysOut() {
  const t = useText()
  const { stop } = useStop()
  return (
    <div className={styles.ways}>
      <ListRow icon={HistoryIcon} title={t('play.checkRounds')} href="/record/bets" />
      <ListRow icon={ClockIcon} title={t('play.checkLimits')} href="/limits" />
      <ListRow icon={PauseIcon} title={t('play.stopNow')} onClick={stop} />
    </div>
  )
}

function ignore(): void {}
