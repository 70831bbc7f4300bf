import { formatMoney } from '@parlour/contract/money.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'

type Detail = CallOutput<'getApproval'>

export function ApprovalDetail({ shown }: { shown: Detail }) {
  const t = useText()
  const facts: [string, string][] = [
    [t('ap.action'), shown.action],
    [t('ap.subject'), shown.subject],
    [t('ap.hash'), `${shown.contentHash.slice(0, 8)} … ${shown.contentHash.slice(-4)}`],
    [t('ap.until'), dayTimeText(shown.expireTime)],
  ]
  const fields = Object.entries({ ...shown.input, ...shown.content })
  return (
    <>
      <div className="row">
        <span className="big">
          {shown.action} {shown.subject}
        </span>
        <span className={`tag ${shown.status === 'waiting' ? 'gold' : ''}`}>
          {shown.status === 'waiting' ? t('ap.waits') : t(`status.${shown.status}`)}
        </span>
      </div>
      <dl className="card cb kv">
        {facts.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}-value`} className="mono">
            {value}
          </dd>,
        ])}
      </dl>
      <section className="card">
        <div className="ch">
          <h2>{t('ap.content')}</h2>
        </div>
        <table className="t">
          <thead>
            <tr>
              <th>{t('ap.field')}</th>
              <th className="r">{t('ap.value')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(([name, value]) => (
              <tr key={name}>
                <td>{name}</td>
                <td className="r">
                  <ins>{valueText(name, value)}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="note">
        <Icon name="info" />
        {t('ap.note')}
      </p>
    </>
  )
}

/** Amounts of the contract are hundredths and named so. */
function valueText(name: string, value: unknown): string {
  const isAmount = /amount$|^arrived$/i.test(name) && Number.isSafeInteger(value)
  if (isAmount) return formatMoney(Number(value))
  return typeof value === 'string' ? value : JSON.stringify(value)
}
