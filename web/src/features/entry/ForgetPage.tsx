import { useText } from '../../i18n/use-text.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { RecoverForm } from './RecoverForm.tsx'
import { WithSite } from './WithSite.tsx'

export function ForgetPage() {
  const t = useText()
  return (
    <EntryFrame title={t('login.recover')} text={t('login.recoverNote')}>
      <WithSite>{(site) => <RecoverForm site={site} />}</WithSite>
    </EntryFrame>
  )
}
