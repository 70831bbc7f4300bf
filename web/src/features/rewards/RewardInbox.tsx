import { noExpiry } from '@parlour/contract/activity-types.ts'
import { useEffect, useState } from 'react'
import { refusalText } from '../../activities/kit/failures.ts'
import { activityArt } from '../../activities/kit/looks.ts'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { taskFace } from '../../activities/kit/task-face.ts'
import { useClaim } from '../../activities/kit/use-claim.ts'
import { promotionNames } from '../../activities/index.ts'
import { onServerEvent } from '../../browser/server-events.ts'
import { Answer } from '../../calls/Answer.tsx'
import { refreshCall } from '../../calls/answer-store.ts'
import { useCall } from '../../calls/queries.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useBilingual, useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import type { RewardLine } from '../../ui/RewardModal.tsx'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { InfoIcon } from '../../ui/icons.ts'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { type ClaimLine, idOf, listRefused, sumLines, wageringOf } from './claim-lines.ts'
import styles from './RewardInbox.module.css'
import { sourceName } from '../../activities/source-name.ts'

const refresh = () => void refreshCall('getClaimable')

/** Everything a claim pays now, each with its condition, and one press for all of it. */
export function RewardInbox() {
  const asked = useCall('getClaimable', {})
  useEffect(() => {
    const quiet = [onServerEvent('activities', refresh), onServerEvent('mail', refresh)]
    return () => quiet.forEach((stop) => stop())
  }, [])
  return <Answer asked={asked}>{({ lineList }) => <Inbox lines={lineList} />}</Answer>
}

/** As many as one call takes. */
const mostAtOnce = 50

function Inbox({ lines }: { lines: readonly ClaimLine[] }) {
  const t = useText()
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const { claim, claiming, isClaiming } = useClaim('claimRewards', {
    onClaimed: (answer) => {
      setRefused(listRefused(answer))
      return refreshCall('getClaimable')
    },
    onFailed: refresh,
  })
  const take = (taken: readonly ClaimLine[]) =>
    claim({ lineList: taken.slice(0, mostAtOnce).map(({ source, key }) => ({ source, key })) })
  const isTaking = (line: ClaimLine) =>
    claiming?.lineList.some((one) => idOf(one) === idOf(line)) ?? false
  return (
    <>
      <Head lines={lines} isBusy={isClaiming} onAll={() => take(lines)} />
      {lines.length > 0 && (
        <section aria-labelledby="ready">
          <SectionHeader id="ready" title={t('reward.claimable')} aside={lines.length} />
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={idOf(line)}>
                <Line
                  line={line}
                  isBusy={isTaking(line)}
                  refusal={refused.get(idOf(line)) ?? null}
                  onClaim={() => take([line])}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type HeadProps = { lines: readonly ClaimLine[]; isBusy: boolean; onAll: () => void }

function Head({ lines, isBusy, onAll }: HeadProps) {
  const t = useText()
  const money = useMoney()
  const sums = sumLines(lines)
  const { worth, toWager } = sums
  const wagering = wageringOf(sums)
  const count = lines.length
  return (
    <Card look="warm" className={styles.head}>
      <img className={styles.chest} src={itemArt('chest')} alt="" width="96" height="96" />
      <div className={styles.sums}>
        <small>{count === 0 ? t('reward.noneReady') : t('reward.readyCount', { count })}</small>
        {worth > 0 && <b className={`num ${styles.worth}`}>{money(worth)}</b>}
        {count === 0 && <small>{t('reward.noneReadyNote')}</small>}
        {wagering && (
          <small>
            {wagering === 'reward.wagerAll' ? t(wagering, { amount: money(toWager) }) : t(wagering)}
          </small>
        )}
      </div>
      {count > 1 && (
        <Button look="brand" className={styles.all} isLoading={isBusy} onClick={onAll}>
          {worth > 0 ? t('reward.claimAll', { amount: money(worth) }) : t('reward.claimAllPlain')}
        </Button>
      )}
    </Card>
  )
}

type LineProps = {
  line: ClaimLine
  isBusy: boolean
  refusal: string | null
  onClaim: () => void
}

function Line({ line, isBusy, refusal, onClaim }: LineProps) {
  const t = useText()
  const locale = useLocale()
  const money = useMoney()
  const title = useTitle(line)
  const rewards = useRewardLines(line.items)
  const { worth } = sumLines([line])
  return (
    <Card className={styles.line}>
      <img className={styles.art} src={artOf(line)} alt="" width="64" height="64" />
      <div className={styles.words}>
        <b>{title}</b>
        <small className={styles.condition}>
          <InfoIcon className={styles.info} />
          <span>{rewards.map((reward) => conditionOf(reward, worth > 0)).join(' · ')}</span>
        </small>
        {line.expireTime !== noExpiry && (
          <small className="num">
            {t('reward.until', { time: dateTimeText(line.expireTime - 1, locale) })}
          </small>
        )}
        {refusal !== null && (
          <small className={styles.refused} role="status">
            {refusalText(refusal)}
          </small>
        )}
      </div>
      <div className={styles.end}>
        {worth > 0 && <b className="num">{money(worth)}</b>}
        <Button
          look="iris"
          size="sm"
          isLoading={isBusy}
          aria-label={t('reward.claimOf', { title })}
          onClick={onClaim}
        >
          {t('reward.take')}
        </Button>
      </div>
    </Card>
  )
}

function useTitle({ source, task, mail }: ClaimLine): string {
  const t = useText()
  const choose = useBilingual()
  const money = useShortMoney()
  if (mail) return choose(mail.title, mail.titleEn)
  if (!task) return t(sourceName(source))
  const { title, countsMoney } = taskFace(task.type)
  return t(title, { target: countsMoney ? money(task.target) : String(task.target) })
}

/** Money stands beside it in large; of everything else it is said how much there is. */
function conditionOf({ item, amountText, text }: RewardLine, isPriced: boolean): string {
  return isPriced && item === 'coin' ? text : `${amountText} ${text}`
}

function artOf({ source, task }: ClaimLine): string {
  if (task) return taskFace(task.type).picture
  const name = promotionNames.find((one) => one === source)
  return name ? activityArt(name) : itemArt('gift-blue')
}
