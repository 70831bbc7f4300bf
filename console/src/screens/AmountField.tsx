import { numberText, readNumber } from '../forms/units.ts'
import { Field } from '../ui/Field.tsx'

type Props = { label: string; name: string; amount: number | undefined }

export function AmountField({ label, name, amount }: Props) {
  return (
    <Field
      label={label}
      name={name}
      inputMode="decimal"
      pattern="[0-9,]{1,15}(\.\d{1,2})?"
      defaultValue={numberText('hundredths', amount)}
    />
  )
}

/** As the address holds it: the whole number it is; null for what is no amount. */
export function readAmount(text = ''): string | null {
  const read = readNumber('hundredths', text)
  return typeof read === 'number' && read > 0 ? String(read) : null
}
