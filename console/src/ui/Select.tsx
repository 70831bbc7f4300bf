type Props = {
  id: string
  label: string
  name: string
  first: string
  options: readonly (readonly [value: string, text: string])[]
}

export function Select({ id, label, name, first, options }: Props) {
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="in" name={name} defaultValue={first}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
