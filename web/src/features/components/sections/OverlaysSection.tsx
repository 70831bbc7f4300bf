import { useState } from 'react'
import { confirm } from '../../../ui/ask.ts'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { BankIcon, HistoryIcon, MailIcon, QrIcon, UserIcon } from '../../../ui/icons.ts'
import { ChoiceRow } from '../../../ui/ChoiceRow.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { RewardModal } from '../../../ui/RewardModal.tsx'
import { SideUser } from '../../../ui/SideNav.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { toast } from '../../../ui/toast.ts'
import { Panel, Row, Stack } from '../Panel.tsx'
import { useSay } from '../use-say.ts'
import type { Say } from '../use-say.ts'

type Name = 'dialog' | 'age' | 'sheet' | 'drawer' | 'reward'

type OverlayState = {
  say: Say
  opened: Name | null
  close: () => void
}

export function OverlaysSection() {
  const say = useSay()
  const [opened, setOpened] = useState<Name | null>(null)
  const state = { say, opened, close: () => setOpened(null) }
  return (
    <Panel title={say('overlays')}>
      <Row>
        <Button onClick={() => setOpened('dialog')}>{say('openDialog')}</Button>
        <Button onClick={() => setOpened('age')}>{say('openAge')}</Button>
        <Button onClick={() => void ask(say)}>{say('openAsk')}</Button>
        <Button onClick={() => setOpened('sheet')}>{say('openSheet')}</Button>
        <Button onClick={() => setOpened('drawer')}>{say('openDrawer')}</Button>
        <Button onClick={() => setOpened('reward')}>{say('openReward')}</Button>
      </Row>
      <SampleDialogs {...state} />
      <SampleSheet {...state} />
      <SampleDrawer {...state} />
      <SampleReward {...state} />
    </Panel>
  )
}

async function ask(say: Say) {
  const isConfirmed = await confirm({
    title: say('askTitle'),
    text: say('askText'),
    confirmText: say('remove'),
    cancelText: say('keep'),
    isBad: true,
  })
  toast.show(isConfirmed ? say('remove') : say('keep'), 'info')
}

function SampleDialogs({ say, opened, close }: OverlayState) {
  return (
    <>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title={say('dialogTitle')}
        text={say('dialogText')}
        closeLabel={say('close')}
        actions={
          <>
            <Button look="brand" isBlock onClick={close}>
              {say('stay')}
            </Button>
            <Button look="outline" isBlock onClick={close}>
              {say('leave')}
            </Button>
          </>
        }
      />
      <Dialog
        open={opened === 'age'}
        onClose={close}
        mustAnswer
        art="age21"
        title={say('ageTitle')}
        text={say('ageText')}
        actions={
          <>
            <Button look="brand" isBlock onClick={close}>
              {say('ageYes')}
            </Button>
            <Button look="outline" isBlock onClick={close}>
              {say('ageNo')}
            </Button>
          </>
        }
      />
    </>
  )
}

function SampleSheet({ say, opened, close }: OverlayState) {
  const [channel, setChannel] = useState('qr')
  const rows = [
    { value: 'qr', title: say('qr'), text: say('qrText'), icon: QrIcon },
    { value: 'bank', title: say('transfer'), text: say('transferText'), icon: BankIcon },
  ]
  return (
    <BottomSheet
      open={opened === 'sheet'}
      onClose={close}
      title={say('channels')}
      closeLabel={say('close')}
    >
      <Stack>
        {rows.map((row) => (
          <ChoiceRow
            key={row.value}
            name="sheet-channel"
            isChosen={channel === row.value}
            onChoose={setChannel}
            {...row}
          />
        ))}
        <Button look="brand" isBlock onClick={close}>
          {say('confirm')}
        </Button>
      </Stack>
    </BottomSheet>
  )
}

function SampleDrawer({ say, opened, close }: OverlayState) {
  return (
    <Drawer
      open={opened === 'drawer'}
      onClose={close}
      label={say('mainMenu')}
      closeLabel={say('close')}
    >
      <SideUser
        avatar={<Avatar picture={2} vipLevel={7} label={say('profile')} size="lg" />}
        name={say('player')}
        text="ID 80291744"
        action={null}
      />
      <ListRow icon={UserIcon} title={say('account')} onClick={close} />
      <ListRow icon={HistoryIcon} title={say('records')} onClick={close} />
      <ListRow icon={MailIcon} title={say('mail')} dotLabel={say('unread')} onClick={close} />
    </Drawer>
  )
}

function SampleReward({ say, opened, close }: OverlayState) {
  return (
    <RewardModal
      open={opened === 'reward'}
      onClose={close}
      title={say('congratulations')}
      text={say('rewardText')}
      actionText={say('great')}
      hint={say('tapToClose')}
      rewards={[
        { item: 'coin', amountText: '300.00', text: say('coinsTurnover') },
        { item: 'points', amountText: '128', text: say('points') },
        { item: 'coupon-general', amountText: '5%', text: say('coupon') },
      ]}
    />
  )
}
