import { gameArt } from '../../../ui/art.ts'
import { Card } from '../../../ui/Card.tsx'
import { HistoryIcon, LogOutIcon, MailIcon, PhoneIcon, UserIcon } from '../../../ui/icons.ts'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Pill } from '../../../ui/Pill.tsx'
import { Panel } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

export function ListsSection() {
  const say = useSay()
  return (
    <Panel title={say('lists')}>
      <div>
        <ListRow icon={UserIcon} title={say('account')} href="/test" />
        <ListRow icon={HistoryIcon} title={say('records')} href="/test" />
        <ListRow icon={MailIcon} title={say('mail')} dotLabel={say('unread')} href="/test" />
        <ListRow
          icon={PhoneIcon}
          title={say('bind')}
          tag={
            <Pill tone="ok" className="num">
              +฿20
            </Pill>
          }
          href="/test"
        />
        <ListRow
          image={gameArt(101).thumb}
          title={<span className="num">098•••4521</span>}
          text={say('won')}
          end={<b className="num">+48,250.00</b>}
        />
        <ListRow icon={LogOutIcon} title={say('logOut')} onClick={() => undefined} isBad />
      </div>
      <Card look="flat">
        <KeyValueList>
          <KeyValue name={say('depositAmount')}>฿1,000.00</KeyValue>
          <KeyValue name={say('bonus')} isGain>
            {say('bonusValue')}
          </KeyValue>
          <KeyValue name={say('duration')}>{say('checkingText')}</KeyValue>
        </KeyValueList>
      </Card>
      <Card look="warm">{say('bonus')}</Card>
      <Card look="cool">{say('task')}</Card>
    </Panel>
  )
}
