import { Button } from '../../../ui/Button.tsx'
import { CountdownBlocks } from '../../../ui/Countdown.tsx'
import { HeadsetIcon, RefreshIcon } from '../../../ui/icons.ts'
import { EmptyState, ErrorState, MaintenanceState, OfflineState } from '../../../ui/StateView.tsx'
import { Columns, Panel } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

const frozenNow = () => 0
const reopensMs = ((3 * 60 + 24) * 60 + 51) * 1000

export function StatesSection() {
  const say = useSay()
  const retry = (
    <Button icon={RefreshIcon} isBlock>
      {say('tryAgain')}
    </Button>
  )
  return (
    <Panel title={say('states')} span={3}>
      <Columns isWide>
        <EmptyState
          art="empty-favorites"
          title={say('emptyTitle')}
          text={say('emptyText')}
          action={<Button look="brand">{say('seePopular')}</Button>}
        />
        <EmptyState title={say('noRecords')} text={say('noRecordsText')} />
        <ErrorState title={say('errorTitle')} text={say('errorText')} action={retry} />
        <OfflineState title={say('offlineTitle')} text={say('offlineText')} action={retry} />
        <MaintenanceState
          title={say('fixingTitle')}
          text={say('fixingText')}
          action={
            <>
              {retry}
              <Button look="outline" icon={HeadsetIcon} isBlock>
                {say('helpdesk')}
              </Button>
            </>
          }
        >
          <CountdownBlocks
            endsAtMs={reopensMs}
            now={frozenNow}
            announce={(left) => `${say('leftSpoken')} ${left}`}
            hoursText={say('hours')}
            minutesText={say('minutes')}
            secondsText={say('secondsLong')}
          />
        </MaintenanceState>
      </Columns>
    </Panel>
  )
}
