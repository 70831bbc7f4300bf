import { permissions, roleNames } from '@parlour/contract/operator/roles.ts'
import { useId } from 'react'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { Field } from '../../ui/Field.tsx'
import type { Written } from '../../ui/read-form.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import type { useActs } from '../../ui/use-acts.ts'

export type OperatorAct = 'invite' | 'again' | 'set' | 'give' | 'end'
type Person = CallOutput<'listOperators'>['operatorList'][number]
type Props = {
  person: Person
  acts: Pick<
    ReturnType<typeof useActs<OperatorAct>>,
    'asked' | 'act' | 'fault' | 'isBusy' | 'leave'
  >
}

/** What is asked before somebody's rights change. */
export function OperatorDialogs({ person, acts }: Props) {
  const t = useText()
  const [roleId, activeId, rightId] = [useId(), useId(), useId()]
  const { operatorName } = person
  const { asked } = acts
  if (asked === null) return null
  const told = (status: string) => t(status === 'waiting' ? 'common.proposed' : 'op.done')
  const perform = (reason: string, written: Written) =>
    acts.act(async () => {
      if (asked === 'end') {
        const { ended } = await send('endOperatorSessions', { operatorName, reason })
        return t('op.ended', { n: ended })
      }
      if (asked === 'invite' || asked === 'again') {
        const role = roleNames.find((one) => one === written['role']) ?? 'support'
        const who = asked === 'again' ? operatorName : (written['name'] ?? '').trim()
        const wanted = { operatorName: who, role: asked === 'again' ? null : role, reason }
        return told((await send('inviteOperator', wanted)).status)
      }
      if (asked === 'give') {
        const permission = permissions.find((one) => one === written['permission'])
        const right = { permission: permission ?? permissions[0], hours: Number(written['hours']) }
        return told((await send('giveRight', { operatorName, ...right, reason })).status)
      }
      const role = roleNames.find((one) => one === written['role']) ?? 'support'
      const isActive = written['isActive'] === 'yes'
      return told((await send('setOperator', { operatorName, role, isActive, reason })).status)
    })
  return (
    <ReasonDialog
      title={t(`op.${asked}Title`, { name: operatorName })}
      lead={t(`op.${asked}Lead`)}
      confirm={t(asked === 'end' ? 'op.endNow' : 'op.setNow')}
      isDangerous={asked === 'end'}
      acts={acts}
      onConfirm={perform}
    >
      {asked === 'invite' && (
        <>
          <Field
            label={t('op.name')}
            name="name"
            required
            maxLength={40}
            title={t('op.nameHint')}
            pattern="[a-z][a-z0-9._\-]{1,39}"
            autoComplete="off"
          />
          <Select
            id={roleId}
            label={t('op.role')}
            name="role"
            first="support"
            options={roleNames.map((one) => [one, t(`role.${one}`)])}
          />
        </>
      )}
      {asked === 'set' && (
        <>
          <Select
            id={roleId}
            label={t('op.role')}
            name="role"
            first={person.role ?? 'support'}
            options={roleNames.map((one) => [one, t(`role.${one}`)])}
          />
          <Select
            id={activeId}
            label={t('op.isActive')}
            name="isActive"
            first={person.isActive ? 'yes' : 'no'}
            options={[
              ['yes', t('op.yes')],
              ['no', t('op.no')],
            ]}
          />
        </>
      )}
      {asked === 'give' && (
        <>
          <Select
            id={rightId}
            label={t('op.right')}
            name="permission"
            first={permissions[0]}
            options={permissions.map((one) => [one, one])}
          />
          <Field
            label={t('op.hours')}
            name="hours"
            type="number"
            min={1}
            max={72}
            defaultValue={8}
            required
          />
        </>
      )}
    </ReasonDialog>
  )
}
