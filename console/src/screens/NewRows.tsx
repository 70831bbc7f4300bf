import { useText } from '../i18n/texts.ts'

/** Nothing jumps: what came meanwhile is shown when it is asked for. */
export function NewRows({ of: { more, show } }: { of: { more: number; show: () => void } }) {
  const t = useText()
  if (more === 0) return null
  return (
    <button type="button" className="newrows" onClick={show}>
      {t('common.new', { n: more })}
      <kbd>.</kbd>
    </button>
  )
}
