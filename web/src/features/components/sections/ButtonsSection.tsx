import { Avatar } from '../../../ui/Avatar.tsx'
import { BalancePill } from '../../../ui/BalancePill.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DepositButton } from '../../../ui/DepositButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CheckIcon, CopyIcon, HeadsetIcon, MailIcon, PlusIcon } from '../../../ui/icons.ts'
import { Panel, Row } from '../Panel.tsx'
import { useSay } from '../use-say.ts'
import styles from './ButtonsSection.module.css'

const nothing = () => undefined

export function ButtonsSection() {
  const say = useSay()
  return (
    <Panel title={say('buttons')} span={2}>
      <Row>
        <Button look="brand">{say('deposit')}</Button>
        <Button look="brand" icon={PlusIcon}>
          {say('topUp')}
        </Button>
        <Button look="brand" isLoading>
          {say('deposit')}
        </Button>
        <Button look="brand" icon={PlusIcon} isLoading>
          {say('topUp')}
        </Button>
        <Button disabled>{say('off')}</Button>
      </Row>
      <Row>
        <Button>{say('second')}</Button>
        <Button isLoading>{say('sending')}</Button>
        <Button look="outline">{say('outline')}</Button>
        <Button look="iris">{say('choose')}</Button>
        <Button look="bad">{say('remove')}</Button>
        <Button look="outline" href="/test">
          {say('link')}
        </Button>
      </Row>
      <Row>
        <Button look="brand" size="sm">
          {say('deposit')}
        </Button>
        <Button look="outline" size="sm">
          {say('logIn')}
        </Button>
        <Button look="brand" size="xs">
          {say('claim')}
        </Button>
        <Button size="xs" isLoading>
          {say('claim')}
        </Button>
        <Button size="xs">{say('goDo')}</Button>
        <Button look="iris" size="xs" icon={CopyIcon}>
          {say('copy')}
        </Button>
        <Button look="done" size="xs" icon={CheckIcon}>
          {say('claimed')}
        </Button>
      </Row>
      <Button look="brand" isBlock>
        {say('confirm')}
      </Button>
    </Panel>
  )
}

export function BalanceSection() {
  const say = useSay()
  const texts = { label: say('balance'), refreshLabel: say('refresh'), onRefresh: nothing }
  return (
    <Panel title={say('balance')}>
      <div className={styles.pills}>
        <BalancePill {...texts} balanceText="12,480.50" />
        <BalancePill {...texts} balanceText="12,480.50" isRefreshing />
        <BalancePill {...texts} balanceText={undefined} />
        <BalancePill {...texts} balanceText="1,234,567.89" canRefresh={false} />
      </div>
      <Row>
        <span className={styles.narrow}>
          <BalancePill {...texts} balanceText="12,480.50" />
        </span>
        <span className={styles.narrower}>
          <BalancePill {...texts} balanceText="12,480.50" />
        </span>
      </Row>
      <Row>
        <DepositButton text={say('deposit')} bonusText="+300" href="/test" />
        <Avatar picture={2} vipLevel={7} label={say('profile')} onClick={nothing} />
        <Avatar picture={4} vipLevel={3} label={say('profile')} size="md" />
        <Avatar picture={5} label={say('profile')} size="lg" />
        <IconButton icon={MailIcon} label={say('mail')} hasDot onClick={nothing} />
        <IconButton icon={HeadsetIcon} label={say('helpdesk')} look="filled" onClick={nothing} />
        <IconButton icon={CopyIcon} label={say('copy')} isSmall onClick={nothing} />
      </Row>
    </Panel>
  )
}
