import { dateText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { chanceText } from '../kit/chance.ts'
import { ConditionList } from '../kit/ConditionList.tsx'
import { TeamBoard } from '../kit/TeamBoard.tsx'
import { TeamNumbers } from '../kit/TeamNumbers.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { type Agent5, findNextLevel, ratesOf, reading } from './agent5.ts'
import styles from './Agent5.module.css'

/** Invites that pay both sides, and a team whose level sets the commission. */
export function Agent5Page() {
  const t = useText()
  const money = useShortMoney()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(team) => (
        <ActivityFrame
          name="Agent5"
          title={t('title.agent5')}
          text={t('agent5.text', {
            inviter: money(team.terms.inviterBonus),
            invitee: money(team.terms.inviteeBonus),
          })}
        >
          <ConditionList />
          <TeamBoard
            team={team}
            rates={ratesOf(team)}
            from="agent5"
            statement="appAgent5UserLog"
            earnings={
              <>
                <Claims team={team} />
                <Numbers team={team} />
                <TeamLevel team={team} />
              </>
            }
            members={<Members team={team} />}
          />
          <Note tone="info">
            {t('agent5.conditions', {
              time: team.terms.readyAt,
              rate: team.terms.betRate,
              inviteRate: team.terms.inviteBetRate,
            })}
          </Note>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

type Told = { team: Agent5 }

/** Commission and invites are taken apart: they ask for different wagering. */
function Claims({ team: { commission, inviteReady, inviteBonus, inviteWaiting } }: Told) {
  const t = useText()
  const money = useMoney()
  const own = useClaim('appAgent5UserReceive', { reading })
  const invites = useClaim('appAgent5UserInviteValidReceive', { reading })
  return (
    <div className={styles.claims}>
      <Card look="cool" className={styles.claim}>
        <span className={styles.label}>{t('agent.balance')}</span>
        <b className="num">{money(commission)}</b>
        <Button
          look="brand"
          isBlock
          isLoading={own.isClaiming}
          disabled={commission === 0 && !own.isClaiming}
          onClick={() => own.claim({})}
        >
          {t('agent5.takeCommission')}
        </Button>
      </Card>
      <Card look="warm" className={styles.claim}>
        <span className={styles.label}>{t('agent5.invites', { count: inviteReady })}</span>
        <b className="num">{money(inviteBonus)}</b>
        <Button
          look="brand"
          isBlock
          isLoading={invites.isClaiming}
          disabled={inviteBonus === 0 && !invites.isClaiming}
          onClick={() => invites.claim({})}
        >
          {t('agent5.takeInvites')}
        </Button>
        {inviteWaiting > 0 && <small>{t('agent5.waiting', { count: inviteWaiting })}</small>}
      </Card>
    </div>
  )
}

function Numbers({ team: { today, totalEarned, teamSize, activeMemberCount } }: Told) {
  const t = useText()
  const money = useMoney()
  return (
    <TeamNumbers
      numbers={[
        { name: t('agent.today'), value: money(today) },
        {
          name: t('agent5.valid'),
          value: String(teamSize),
          note: t('agent5.active', { count: activeMemberCount }),
        },
        { name: t('agent.total'), value: money(totalEarned) },
      ]}
    />
  )
}

/** Where the team stands, and what the next level asks for: size and stakes both. */
function TeamLevel({ team }: Told) {
  const t = useText()
  const money = useShortMoney()
  const { teamLevel, levelList, teamSize, teamStakeYesterday } = team
  const next = findNextLevel(team)
  return (
    <Card className={styles.level}>
      <h2 className={styles.title}>
        {teamLevel === 0 ? t('agent5.noLevel') : t('agent5.level', { level: teamLevel })}
      </h2>
      {next && (
        <div className={styles.way}>
          <span>{t('agent5.next', { level: next.level })}</span>
          {next.teamSize > 0 && (
            <Way
              done={teamSize}
              total={next.teamSize}
              text={t('agent5.sizeWay', { done: teamSize, total: next.teamSize })}
            />
          )}
          <Way
            done={teamStakeYesterday}
            total={next.teamStake}
            text={t('agent5.stakeWay', {
              done: money(teamStakeYesterday),
              total: money(next.teamStake),
            })}
          />
        </div>
      )}
      <div className={styles.scroll} role="region" aria-label={t('agent5.levels')} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('agent5.levels')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('agent5.levelColumn')}</th>
              <th scope="col">{t('agent5.sizeColumn')}</th>
              <th scope="col">{t('agent5.stakeColumn')}</th>
              <th scope="col">{t('agent5.ratesColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {levelList.map(({ teamSize: size, teamStake, rates }, index) => (
              <tr key={teamStake} className={index + 1 === teamLevel ? styles.own : undefined}>
                <th scope="row" className="num">
                  {index + 1}
                </th>
                <td className="num">{size}</td>
                <td className="num">{money(teamStake)}</td>
                <td className="num">{rates.map(chanceText).join(' / ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Way({ done, total, text }: { done: number; total: number; text: string }) {
  return (
    <>
      <Progress value={Math.min(done, total)} max={total} label={text} />
      <small className="num">{text}</small>
    </>
  )
}

function Members({ team: { memberList } }: Told) {
  const t = useText()
  const money = useShortMoney()
  const locale = useLocale()
  if (memberList.length === 0) return null
  return (
    <Card className={styles.level}>
      <h2 className={styles.title}>{t('agent5.members')}</h2>
      <ul className={styles.members}>
        {memberList.map(({ phone, level, joinTime, isValid, stakeYesterday }) => (
          <li key={`${phone}${joinTime}`}>
            <span>
              <b className="num">{phone}</b>{' '}
              {isValid && (
                <Pill tone="ok" icon={CheckIcon}>
                  {t('agent5.counts')}
                </Pill>
              )}
              <small className="num">
                {t('agent.level', { level })} · {dateText(joinTime, locale)}
              </small>
            </span>
            <small className="num">{t('agent5.staked', { amount: money(stakeYesterday) })}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
