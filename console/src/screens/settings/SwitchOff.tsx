import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { useState } from 'react'
import type { CallInput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { getAt } from '../../forms/content.ts'
import { useBoth } from '../../forms/use-both.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'

type Part = CallInput<'switchOff'>['part']
type Props = { content: object; form: FormField }

/** For the moment something is wrong: one person, one part, at once. */
export function SwitchOff({ content, form }: Props) {
  const t = useText()
  const text = useBoth()
  const mayOff = useMay('switches.off')
  const acts = useActs<'off'>()
  const [part, choose] = useState<Part | null>(null)
  if (!mayOff) return null
  const parts = Object.entries(form.fields?.['switches']?.fields ?? {})
  const nameOf = (name: string | null) => {
    const field = parts.find(([one]) => one === name)?.[1]
    return field ? text(field.label) : ''
  }
  const perform = (reason: string) =>
    acts.act(async () => {
      if (part === null) return ''
      await send('switchOff', { part, reason })
      return t('set.offDone', { name: nameOf(part) })
    })
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('set.offNow')}</h2>
      </div>
      <p className="cb mute">{t('set.offLead')}</p>
      <p className="cb row flow">
        {parts.map(([name]) =>
          getAt(content, `switches.${name}`) === true ? (
            <button
              key={name}
              type="button"
              className="btn dl"
              onClick={() => {
                choose(name as Part)
                acts.ask('off')
              }}
            >
              {t('set.off', { name: nameOf(name) })}
            </button>
          ) : (
            <span key={name} className="tag bad">
              {nameOf(name)}: {t('set.isOff')}
            </span>
          ),
        )}
      </p>
      {acts.asked && (
        <ReasonDialog
          title={t('set.offTitle', { name: nameOf(part) })}
          lead={t('set.offLead')}
          confirm={t('set.offNow')}
          acts={acts}
          onConfirm={perform}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </section>
  )
}
