import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { say } from '../message.ts'
import type { Fields, Problems } from '../rules.ts'

type FieldName = keyof Fields
const empty: Fields = { account: '', code: '', password: '', confirmation: '' }

/** What the player typed, and which faults are shown: none while a field is first being filled. */
export function useFields(findProblems: (fields: Fields) => Problems) {
  const t = useText()
  const [fields, setFields] = useState(empty)
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const problems = findProblems(fields)

  const showProblems = (...names: FieldName[]) => setLeft((now) => new Set([...now, ...names]))
  const bind = (name: FieldName) => {
    const problem = left.has(name) ? problems[name] : undefined
    return {
      name,
      value: fields[name],
      error: problem && say(t, problem),
      onChange: ({ target }: { target: { value: string } }) =>
        setFields((now) => ({ ...now, [name]: clean(name, target.value) })),
      onBlur: () => fields[name] !== '' && showProblems(name),
    }
  }
  return { fields, problems, bind, showProblems, isRight: Object.keys(problems).length === 0 }
}

/** Codes are digits, however they were pasted. */
function clean(name: FieldName, value: string): string {
  return name === 'code' ? value.replace(/\D/g, '').slice(0, 6) : value
}
