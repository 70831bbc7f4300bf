import { Button } from '../../../ui/Button.tsx'
import { CountdownBlocks } from '../../../ui/Countdown.tsx'
import * as frameIcons from '../../../ui/frame-icons.ts'
import { HeadsetIcon, RefreshIcon, ShieldIcon, WarningIcon } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import * as pageIcons from '../../../ui/page-icons.ts'
import { EmptyState, ErrorState, MaintenanceState, OfflineState } from '../../../ui/StateView.tsx'
import { toast } from '../../../ui/toast.ts'
import { ToastView } from '../../../ui/Toaster.tsx'
import { Columns, Panel, Row } from '../Panel.tsx'
import { useSay } from '../use-say.ts'
import styles from './BasicsSection.module.css'

const colours = [
  'bg-0',
  'bg-1',
  'bg-2',
  'bg-3',
  'bg-4',
  'text-1',
  'text-2',
  'text-3',
  'brand',
  'iris',
  'ok',
  'bad',
  'info',
  'warn',
]
const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs', '2xs']

export function BasicsSection() {
  const say = useSay()
  return (
    <Panel title={say('basics')} span={3}>
      <ul className={styles.colours}>
        {colours.map((name) => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.display}>{say('display')}</p>
      {sizes.map((size) => (
        <p key={size} className={styles.line} style={{ fontSize: `var(--t-${size})` }}>
          {say('body')} <span className="num">12,480.50</span>
        </p>
      ))}
      <ul className={styles.icons}>
        {Object.entries({ ...frameIcons, ...pageIcons }).map(([name, Drawing]) => (
          <li key={name}>
            <Drawing />
            <small>{name.replace('Icon', '')}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

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

const frozenNow = () => 0
const reopensMs = ((3 * 60 + 24) * 60 + 51) * 1000

export function ToastsSection() {
  const say = useSay()
  return (
    <Panel title={say('toasts')}>
      <ToastView kind="ok" text={say('toastOk')} />
      <ToastView kind="loading" text={say('toastLoading')} />
      <ToastView kind="error" text={say('toastError')} />
      <ToastView kind="info" text={say('toastInfo')} />
      <Note>{say('noteWarn')}</Note>
      <Note tone="info">{say('noteInfo')}</Note>
      <Note tone="ok" icon={ShieldIcon}>
        {say('noteOk')}
      </Note>
      <Note tone="bad" icon={WarningIcon}>
        {say('noteBad')}
      </Note>
      <Row>
        <Button size="sm" onClick={() => toast.show(say('toastOk'))}>
          {say('tryToast')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            const loading = toast.loading(say('toastLoading'))
            setTimeout(() => toast.close(loading), 1500)
          }}
        >
          {say('tryLoading')}
        </Button>
      </Row>
    </Panel>
  )
}
