import { useText } from '../../i18n/use-text.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { Button } from '../../ui/Button.tsx'
import { LogOutIcon } from '../../ui/icons.ts'

export function LeaveButton() {
  const t = useText()
  const signOut = useSignOut()
  return (
    <Button look="outline" icon={LogOutIcon} isBlock onClick={() => void signOut()}>
      {t('frame.logOut')}
    </Button>
  )
}
