import { itemStatuses } from '@parlour/contract/activity-types.ts'
import { useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { RuleText } from '../rules/RuleText.tsx'
import { ActivitySheet } from '../kit/ActivitySheet.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { ShareButton } from '../../sharing/ShareButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { ConditionList, useConditions } from '../kit/ConditionList.tsx'
import { RewardItems } from '../kit/RewardItems.tsx'
import { writeRules } from './rules.ts'
import { type InviteOffer, useInviteFriend, useReceive } from './use-invite-friend.ts'
import styles from './InviteFriend.module.css'

export function InviteFriendsPage() {
  const t = useText()
  const asked = useInviteFriend()
  return (
    <ActivityAnswer asked={asked}>
      {(offer) => (
        <ActivityFrame
          name="InviteFriend1"
          title={t('inviteFriend.title')}
          text={t('inviteFriend.text')}
          expireTime={offer.expireTime}
        >
          <InviteFriendContent offer={offer} />
          <RuleText name="InviteFriend1" write={writeRules} />
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

/** The invite offer over the lobby. */
export function InviteFriendModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const asked = useInviteFriend()
  return (
    <ActivitySheet asked={asked} title={t('inviteFriend.title')} onClose={onClose}>
      {(offer, leave) => (
        <div className={styles.modal}>
          <div className={styles.modalHead}>
            <span>{t('inviteFriend.text')}</span>
            <Countdown expireTime={offer.expireTime} onEnd={leave} />
          </div>
          <InviteFriendContent offer={offer} />
        </div>
      )}
    </ActivitySheet>
  )
}

/** What two friends bring, how far it is, and the button. The page and the modal both show it. */
function InviteFriendContent({ offer }: { offer: InviteOffer }) {
  const t = useText()
  const { areMet } = useConditions()
  const { appInviteBonus1User: record, appInviteBonus1ConfigList: list } = offer
  const { award = [], inviteCount = 0 } = list[0] ?? {}
  const [done, total] = [record.inviteCount + 1, inviteCount + 1]
  const missing = inviteCount - record.inviteCount
  return (
    <>
      <Card className={styles.card}>
        <RewardItems
          items={award}
          state={record.itemStatus === itemStatuses.done ? 'got' : 'open'}
        />
        <Progress
          value={done}
          max={total}
          label={t('inviteFriend.progress', { count: inviteCount })}
          size="thick"
          valueText={`${done}/${total}`}
        />
        {missing > 0 && (
          <p className={styles.note}>{t('inviteFriend.counting', { count: missing })}</p>
        )}
        {record.itemStatus === itemStatuses.open ? (
          <ShareButton look="brand" isBlock>
            {t('inviteFriend.invite')}
          </ShareButton>
        ) : (
          <Receive offer={offer} isAllowed={areMet} />
        )}
        <p className={styles.tip}>{t('inviteFriend.newPlayers')}</p>
      </Card>
      <ConditionList />
    </>
  )
}

function Receive({ offer, isAllowed }: { offer: InviteOffer; isAllowed: boolean }) {
  const t = useText()
  const { appInviteBonus1User: record, appInviteBonus1ConfigList: list } = offer
  const claimed = new Set(record.propReceiveList.map(({ propId }) => propId))
  const ids = new Set(list[0]?.award.map(({ id }) => id))
  const { receive, isReceiving } = useReceive([...ids].filter((id) => !claimed.has(id)))
  const isDone = record.itemStatus === itemStatuses.done
  return (
    <Button
      look={isDone ? 'neutral' : 'brand'}
      isBlock
      disabled={isDone || !isAllowed}
      isLoading={isReceiving}
      onClick={receive}
    >
      {t(isDone ? 'inviteFriend.received' : 'inviteFriend.receive')}
    </Button>
  )
}
