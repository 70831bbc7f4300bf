import { signOut } from '../session/use-sign-out.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/Button.tsx'
import { LogOutIcon } from '../ui/icons.ts'

/** The way out for whoever takes a break: the menu it is in otherwise gives way. */
export function LeaveButton() {
  const t = useText()
  return (
    <Button look="outline" size="xs" icon={LogOutIcon} onClick={() => void signOut()}>
      {t('frame.logOut')}
    </Button>
  )
}
