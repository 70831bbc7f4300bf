import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { failureText } from '../../calls/show-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, MaintenanceState, OfflineState } from '../../ui/StateView.tsx'
import type { LaunchFailure, Refusal } from './launch-failure.ts'

type StoppedGameProps = {
  failure: LaunchFailure
  reopensAt: number | null
  onReopen: () => void
}

/** Why there is no game, and the best way on. */
export function StoppedGame({ failure, reopensAt, onReopen }: StoppedGameProps) {
  const t = useText()
  const locale = useLocale()
  const others = <Button href="/lobby/home">{t('play.otherGames')}</Button>
  const again = (
    <Button look="brand" onClick={onReopen}>
      {t(failure.kind === 'lost' ? 'play.reopen' : 'common.retry')}
    </Button>
  )
  switch (failure.kind) {
    case 'maintenance':
      return (
        <MaintenanceState
          title={t('play.maintenance')}
          text={
            reopensAt === null
              ? t('play.maintenanceNote')
              : t('play.reopensAt', { time: dateTimeText(reopensAt, locale) })
          }
          action={others}
        />
      )
    case 'unknown':
      return <ErrorState title={t('play.unknown')} text={t('play.unknownNote')} action={others} />
    case 'silent':
      return <ErrorState title={t('play.silent')} text={t('play.silentNote')} action={again} />
    case 'lost':
      return <OfflineState title={t('play.lost')} text={t('play.lostNote')} action={again} />
    case 'offline':
      return (
        <OfflineState
          title={t('frame.offlinePage')}
          text={t('frame.offlinePageNote')}
          action={again}
        />
      )
    case 'refused':
      return <Refused refusal={failure.refusal} />
    case 'failed':
      return (
        <ErrorState title={t('play.silent')} text={failureText(failure.error)} action={again} />
      )
  }
}

function Refused({ refusal: { text, action } }: { refusal: Refusal }) {
  const t = useText()
  const { href, text: actionText } = action ?? { href: '/lobby/home', text: 'common.goHome' }
  return (
    <MaintenanceState
      title={t('play.refused')}
      text={t(text)}
      action={
        <Button look="brand" href={href}>
          {t(actionText)}
        </Button>
      }
    />
  )
}
