import { Button } from '../../../ui/Button.tsx'
import { OrderTimeline } from '../../../ui/OrderTimeline.tsx'
import { Panel } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

export function OrderSection() {
  const say = useSay()
  const created = {
    id: 'created',
    state: 'done' as const,
    title: say('created'),
    text: <span className="num">14:32:08</span>,
  }
  return (
    <Panel title={say('order')}>
      <OrderTimeline
        label={say('order')}
        steps={[
          created,
          { id: 'waiting', state: 'now', title: say('waiting'), text: say('waitingText') },
          { id: 'checking', state: 'later', title: say('checking'), text: say('checkingText') },
          { id: 'credited', state: 'later', title: say('credited') },
        ]}
      />
      <OrderTimeline
        label={say('orderFailed')}
        steps={[
          created,
          {
            id: 'expired',
            state: 'failed',
            title: say('expired'),
            text: say('expiredText'),
            action: <Button size="xs">{say('newOrder')}</Button>,
          },
        ]}
      />
    </Panel>
  )
}
