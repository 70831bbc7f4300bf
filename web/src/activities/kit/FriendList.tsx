import { Answer } from '../../calls/Answer.tsx'
import type { CallOutput } from '../../calls/api.ts'
import { useCallPages } from '../../calls/call-pages.ts'
import { dateText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { CheckIcon } from '../../ui/icons.ts'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Pill } from '../../ui/Pill.tsx'
import styles from './FriendList.module.css'

type FriendCall = 'actInviteUserStatus' | 'agent4InviteRows'
type Friend = CallOutput<FriendCall>['inviteeList'][number]

/** Who was invited, and what each still lacks. Needs the texts of `invite-user-spin`. */
export function FriendList({ call }: { call: FriendCall }) {
  const t = useText()
  const asked = useCallPages(call, {})
  return (
    <Answer asked={asked}>
      {({ pages }) => {
        const friends = pages.flatMap(({ inviteeList }) => inviteeList)
        if (friends.length === 0) return <p className={styles.empty}>{t('inviteSpin.noFriends')}</p>
        return (
          <>
            <ul>
              {friends.map((friend) => (
                <FriendRow key={`${friend.phone}${friend.registerTime}`} friend={friend} />
              ))}
            </ul>
            {asked.hasNextPage && (
              <LoadMore
                text={t('inviteSpin.more')}
                isLoading={asked.isFetchingNextPage}
                onMore={() => void asked.fetchNextPage()}
              />
            )}
          </>
        )
      }}
    </Answer>
  )
}

function FriendRow({ friend }: { friend: Friend }) {
  const t = useText()
  const locale = useLocale()
  const { phone, isValid, isLinked, endTime } = friend
  return (
    <li className={styles.friend}>
      <div className={styles.friendHead}>
        <span className="num">{phone}</span>
        {isValid && (
          <Pill tone="ok" icon={CheckIcon}>
            {t('inviteSpin.counts')}
          </Pill>
        )}
        {isLinked && <Pill tone="bad">{t('inviteSpin.linked')}</Pill>}
      </div>
      {!isValid && !isLinked && (
        <>
          <Lacks friend={friend} />
          <small className={styles.until}>
            {t('inviteSpin.until', { date: dateText(endTime, locale) })}
          </small>
        </>
      )}
    </li>
  )
}

function Lacks({ friend: { hasMobile, depositLeft, wagerLeft } }: { friend: Friend }) {
  const t = useText()
  const short = useShortMoney()
  const lines = [
    { isMet: hasMobile, met: t('inviteSpin.mobileMet'), lack: t('inviteSpin.mobileLack') },
    {
      isMet: depositLeft === 0,
      met: t('inviteSpin.depositMet'),
      lack: t('inviteSpin.depositLack', { amount: short(depositLeft) }),
    },
    {
      isMet: wagerLeft === 0,
      met: t('inviteSpin.wagerMet'),
      lack: t('inviteSpin.wagerLack', { amount: short(wagerLeft) }),
    },
  ]
  return (
    <div className={styles.lacks}>
      {lines.map(({ isMet, met, lack }) => (
        <Pill key={met} tone={isMet ? 'ok' : 'neutral'} icon={isMet ? CheckIcon : undefined}>
          {isMet ? met : lack}
        </Pill>
      ))}
    </div>
  )
}
