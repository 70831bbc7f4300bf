import { useText } from '../../i18n/use-text.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useLeaveIfSignedIn } from './use-leave-if-signed-in.ts'
import { WithSite } from './WithSite.tsx'

export function RegisterPage() {
  const t = useText()
  useLeaveIfSignedIn()
  return (
    <EntryFrame title={t('login.create')} text={t('login.createNote')}>
      <WithSite>{(site) => <RegisterForm site={site} />}</WithSite>
    </EntryFrame>
  )
}
