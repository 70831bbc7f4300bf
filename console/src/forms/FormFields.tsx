import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { useText } from '../i18n/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { Control } from './Control.tsx'
import { firstOf, getAt } from './content.ts'
import type { Edited } from './edited.ts'
import { problemText } from './problem-text.ts'
import { useBoth } from './use-both.ts'

type Props = { field: FormField; path: string; edited: Edited }

/** A field of whatever kind, drawn from its schema. */
export function FormFields({ field, path, edited }: Props) {
  if (field.kind === 'group') return <Group field={field} path={path} edited={edited} />
  if (field.kind === 'rows') return <Rows field={field} path={path} edited={edited} />
  return <Line field={field} path={path} edited={edited} />
}

/** The fields of a group one below the other; a group within it has a heading. */
export function Group({ field, path, edited }: Props) {
  const text = useBoth()
  const inner = Object.entries(field.fields ?? {}).map(([name, one]) => (
    <FormFields
      key={name}
      field={one}
      path={path === '' ? name : `${path}.${name}`}
      edited={edited}
    />
  ))
  if (field.label[0] === '') return <>{inner}</>
  return (
    <fieldset className="fg">
      <legend>{text(field.label)}</legend>
      {field.describe && <p className="hint">{text(field.describe)}</p>}
      <Said path={path} edited={edited} />
      {inner}
    </fieldset>
  )
}

function Line({ field, path, edited }: Props) {
  const t = useText()
  const text = useBoth()
  const id = `field-${path}`
  const problem = edited.problems.find((one) => one.path === path)
  const isChanged = edited.changed.has(path)
  return (
    <div className={`sf ${isChanged ? 'ed' : ''}`}>
      <div>
        <label htmlFor={id}>{text(field.label)}</label>
        <div id={`${id}-hint`} className="hint">
          {field.describe && text(field.describe)}
        </div>
      </div>
      <div className="col">
        <Control
          id={id}
          field={field}
          path={path}
          edited={edited}
          isWrong={problem !== undefined}
        />
        {problem && (
          <span className="sm bad" role="alert">
            {problemText(t, field, problem, { currency: edited.currency, text })}
          </span>
        )}
        {isChanged && <span className="sm mute">{edited.wasText(path)}</span>}
      </div>
    </div>
  )
}

function Rows({ field, path, edited }: Props) {
  const t = useText()
  const text = useBoth()
  const value = getAt(edited.content, path)
  const rows: unknown[] = Array.isArray(value) ? value : []
  const { row } = field
  if (!row) return null
  const isFull = rows.length >= (field.max ?? Infinity)
  const isLeast = rows.length <= (field.min ?? 0)
  const drop = (at: number) =>
    edited.set(
      path,
      rows.filter((_, place) => place !== at),
    )
  return (
    <fieldset className="fg">
      <legend>{text(field.label)}</legend>
      {field.describe && <p className="hint">{text(field.describe)}</p>}
      <Said path={path} edited={edited} />
      {rows.map((_, at) => {
        const rowPath = `${path}.${at}`
        return (
          <div key={rowPath} className={row.kind === 'group' ? 'fr card' : 'fr one'}>
            <FormFields field={row} path={rowPath} edited={edited} />
            {!edited.isLocked && (
              <button
                type="button"
                className="btn q ic sm"
                disabled={isLeast}
                title={t('form.dropRow')}
                aria-label={t('form.drop', { name: text(field.label), n: at + 1 })}
                onClick={() => drop(at)}
              >
                <Icon name="x" />
              </button>
            )}
          </div>
        )
      })}
      {!edited.isLocked && (
        <p>
          <button
            type="button"
            className="btn sm"
            disabled={isFull}
            onClick={() => edited.set(path, [...rows, rows.at(-1) ?? firstOf(row)])}
          >
            {t('form.add', { name: text(field.label) })}
          </button>
        </p>
      )}
    </fieldset>
  )
}

/** What the server says about a whole group or list. */
function Said({ path, edited }: { path: string; edited: Edited }) {
  const t = useText()
  const text = useBoth()
  const problem = edited.problems.find((one) => one.path === path)
  if (!problem) return null
  return (
    <p className="sm bad" role="alert">
      {problemText(t, null, problem, { currency: edited.currency, text })}
    </p>
  )
}
