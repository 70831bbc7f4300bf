import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { useText } from '../i18n/texts.ts'
import { findField } from './content.ts'
import { useBoth } from './use-both.ts'
import { pathText, valueText } from './value-text.ts'

export type Change = { path: string; before: unknown; after: unknown }
type Props = { title: string; form: FormField; changes: readonly Change[]; currency: string }

/** What a draft changes, path by path, by the names of the fields. */
export function Changes({ title, form, changes, currency }: Props) {
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
        {changes.map(({ path, before, after }) => {
          const { field } = findField(form, path)
          return (
            <li key={path}>
              <div className="p">{pathText(told, form, path)}</div>
              <div className="v">
                <del>{valueText(told, field, before)}</del> →{' '}
                <ins>{valueText(told, field, after)}</ins>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
