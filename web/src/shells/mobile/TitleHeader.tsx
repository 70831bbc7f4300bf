import { goBack } from '../../browser/go-back.ts'
import type { PlainTextKey } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useServiceHref } from '../../site/contact.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function TitleHeader({ title }: { title: PlainTextKey }) {
  const t = useText()
  const service = useServiceHref()
  return (
    <PageHeader
      title={t(title)}
      backLabel={t('common.back')}
      onBack={goBack}
      service={{ label: t('frame.service'), href: service }}
    />
  )
}
