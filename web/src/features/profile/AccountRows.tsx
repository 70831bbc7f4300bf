import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { Card } from '../../ui/Card.tsx'
import {
  DownloadIcon,
  KeyIcon,
  PhoneIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
} from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'

type AccountRowsProps = {
  /** The form that names a superior stands beside it, so no row needs to lead there. */
  hasSuperiorForm?: boolean
}

/** What the account hangs on: its name, its number, who referred it, its password. */
export function AccountRows({ hasSuperiorForm = false }: AccountRowsProps) {
  const t = useText()
  const user = useSession((session) => session.user)
  const hasSecondStep = user !== null && (user.hasAuthenticator || user.hasPasskey)
  return (
    <section>
      <SectionHeader title={t('profile.security')} />
      <Card>
        <ListRow icon={UserIcon} title={t('profile.account')} text={user?.account ?? '…'} />
        <Mobile mobile={user?.mobile ?? null} />
        {!hasSuperiorForm && <Superior superiorId={user?.pid ?? null} />}
        <ListRow
          icon={KeyIcon}
          title={t('profile.changePassword')}
          text={t('profile.changePasswordNote')}
          href="/profile/password"
        />
        <ListRow
          icon={ShieldIcon}
          title={t('profile.secondStep')}
          text={t(hasSecondStep ? 'profile.secondStepOn' : 'profile.secondStepOff')}
          href="/profile/two-step"
        />
        <ListRow
          icon={DownloadIcon}
          title={t('profile.ownAccount')}
          text={t('profile.ownAccountNote')}
          href="/profile/my-data"
        />
        {user?.mobile && (
          <ListRow
            icon={KeyIcon}
            title={t('profile.resetPassword')}
            text={t('profile.resetPasswordNote')}
            href="/forget"
          />
        )}
      </Card>
    </section>
  )
}

function Mobile({ mobile }: { mobile: string | null }) {
  const t = useText()
  if (mobile !== null) return <ListRow icon={PhoneIcon} title={t('profile.mobile')} text={mobile} />
  return (
    <ListRow
      icon={PhoneIcon}
      title={t('profile.bindNow')}
      text={t('profile.mobileNone')}
      href="/bind"
    />
  )
}

function Superior({ superiorId }: { superiorId: number | null }) {
  const t = useText()
  if (superiorId !== null)
    return (
      <ListRow
        icon={UsersIcon}
        title={t('profile.superior')}
        text={t('profile.superiorId', { id: superiorId })}
      />
    )
  return (
    <ListRow
      icon={UsersIcon}
      title={t('profile.superiorAdd')}
      text={t('profile.superiorNone')}
      href="/profile/superior"
    />
  )
}
