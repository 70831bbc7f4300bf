import type { PageProps } from '../../browser/navigation.ts'
import type { CallOutput } from '../../calls/api.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { startPath } from '../../games/lists.ts'
import { useCall } from '../../calls/queries.ts'
import { useMoney } from '../../money/use-money.ts'
import { talkPath } from '../../site/talk-subject.ts'
import { gameArt } from '../../ui/art.ts'
import { hideBroken } from '../../ui/hide-broken.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { HeadsetIcon } from '../../ui/icons.ts'
import { ShieldIcon } from '../../ui/page-icons.ts'
import { EmptyState } from '../../ui/StateView.tsx'
import { ResultParts } from './ResultParts.tsx'
import { proofAddress, statusTexts } from './round-words.ts'
import styles from './RoundPage.module.css'
import { useRoundGame } from './use-round-game.ts'

type Round = CallOutput<'betRecord'>['roundList'][number]

/** One round in full: what was staked, what came, and what proves it. */
export function RoundPage({ parameters: { id = '' } }: PageProps) {
  const t = useText()
  const asked = useCall('betRecord', { roundId: id })
  return (
    <div className={styles.page}>
      <Answer asked={asked}>
        {({ roundList: [round] }) =>
          round ? (
            <RoundDetail round={round} />
          ) : (
            <EmptyState
              title={t('play.noRound')}
              text={t('play.noRoundNote')}
              action={<Button href="/record/bets">{t('title.bets')}</Button>}
            />
          )
        }
      </Answer>
    </div>
  )
}

function RoundDetail({ round }: { round: Round }) {
  const t = useText()
  const { result } = round
  return (
    <>
      <RoundSums round={round} />
      {round.canResume && (
        <Button look="brand" isBlock href={startPath(round.gameId)}>
          {t('play.resume')}
        </Button>
      )}
      {result && result.parts.length > 0 && (
        <Card>
          <h2 className={styles.heading}>{t('play.result')}</h2>
          <ResultParts result={result} />
        </Card>
      )}
      <RoundProof round={round} />
      <Button isBlock icon={HeadsetIcon} href={talkPath({ roundId: round.roundId })}>
        {t('play.ask')}
      </Button>
    </>
  )
}

function RoundSums({ round }: { round: Round }) {
  const t = useText()
  const locale = useLocale()
  const money = useMoney()
  const nameOf = useRoundGame()
  const { stake, win, status } = round
  return (
    <Card look="cool">
      <div className={styles.game}>
        <img
          className={styles.thumb}
          src={gameArt(round.gameId).thumb}
          alt=""
          onError={hideBroken}
        />
        <div>
          <h2 className={styles.name}>{nameOf(round)}</h2>
          <p className={styles.time}>
            <span className="num">{dateTimeText(round.openTime, locale)}</span>
            {' · '}
            {t(statusTexts[status])}
          </p>
        </div>
      </div>
      <KeyValueList>
        <KeyValue name={t('play.stakeName')}>{money(stake)}</KeyValue>
        {status === 'settled' && (
          <KeyValue name={t('play.winName')} isGain={win > stake}>
            {money(win)}
          </KeyValue>
        )}
        <KeyValue name={t('play.roundId')}>
          <span className={styles.code}>{round.roundId}</span>
        </KeyValue>
      </KeyValueList>
    </Card>
  )
}

/** What was promised before; the provider's own page reveals the rest and works it out again. */
function RoundProof({ round: { result, detailUrl } }: { round: Round }) {
  const t = useText()
  const locale = useLocale()
  const proof = result?.proof
  if (!proof && detailUrl === null) return null
  return (
    <Card>
      <h2 className={styles.heading}>{t('play.proof')}</h2>
      <p className={styles.note}>{t('play.proofNote')}</p>
      {proof && (
        <KeyValueList>
          <KeyValue name={t('play.commitment')}>
            <span className={styles.code}>{proof.commitment}</span>
          </KeyValue>
          <KeyValue name={t('play.playerSeed')}>
            <span className={styles.code}>{proof.playerSeed}</span>
          </KeyValue>
          <KeyValue name={t('play.nonce')}>{proof.nonce}</KeyValue>
        </KeyValueList>
      )}
      {detailUrl !== null && (
        <div className={styles.verify}>
          <Button look="iris" icon={ShieldIcon} isBlock href={proofAddress(detailUrl, locale)}>
            {t('play.verify')}
          </Button>
        </div>
      )}
    </Card>
  )
}
