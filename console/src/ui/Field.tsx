import { type InputHTMLAttributes, useId } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string }

export function Field({ label, ...input }: Props) {
  const id = useId()
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="in" {...input} />
    </div>
  )
}

export function CodeField({ label, shown }: { label: string; shown?: string | null }) {
  return (
    <Field
      key={shown}
      label={label}
      name="code"
      required
      pattern="\d{6}"
      inputMode="numeric"
      autoComplete="one-time-code"
      defaultValue={shown ?? ''}
    />
  )
}
