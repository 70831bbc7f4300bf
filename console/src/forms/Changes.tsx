import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { useText } from '../i18n/texts.ts'
import type { Change } from './units.ts'
import { useBoth } from './use-both.ts'
import { changeTexts, pathText } from './value-text.ts'

type Props = {
  title: string
  form: FormField
  changes: readonly Change[]
  /** What the changes lead to. */
  content: unknown
  currency: string
}

/** What a draft changes, path by path, by the names of the fields. */
export function Changes({ title, form, changes, content, currency }: Props) {
  const t = useText()
  const text = useBoth()
  const told = { t, text, currency }
  return (
    <section className="card">
      <div className="ch">
        <h2>{title}</h2>
        <span className="sp" />
        <span className="tag iris">{changes.length}</span>
      </div>
      {changes.length === 0 && <p className="cb mute">{t('form.noChanges')}</p>}
      <ul className="df">
        {changes.map((change) => {
          const { before, after } = changeTexts(told, form, { change, changes, content })
          return (
            <li key={change.path}>
              <div className="p">{pathText(told, form, change.path)}</div>
              <div className="v">
                <del>{before}</del> → <ins>{after}</ins>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
