import { useState } from 'react'
import { goTo } from '../../../browser/navigation.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useToday } from '../../../site/days.ts'
import { useSite } from '../../../site/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { DateField } from '../../../site/DateField.tsx'
import { UserIcon } from '../../../ui/icons.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { changeFields, useKycDraft } from './draft.ts'
import styles from './Kyc.module.css'
import { cleanIdentity, findKycProblems, type KycProblems } from './rules.ts'

const excluded = [
  'wallet.excludedOfficials',
  'wallet.excludedForces',
  'wallet.excludedStudents',
  'wallet.excludedStaff',
  'wallet.excludedListed',
  'wallet.excludedRelatives',
] as const

/** Who the player is, as on their papers. The pictures come on the next page. */
export function KycForm() {
  const t = useText()
  const today = useToday()
  const ageLimit = useSite(({ config }) => config?.ageLimit ?? 21)
  const fields = useKycDraft((draft) => draft.fields)
  const [problems, setProblems] = useState<KycProblems>({})
  const submit = (): void => {
    const found = findKycProblems(fields, { ageLimit, today })
    setProblems(found)
    if (Object.keys(found).length === 0) goTo('/walletsKycUpload')
  }
  const bind = (name: 'realName' | 'identityNumber' | 'occupation') => {
    const problem = problems[name]
    return {
      name,
      value: fields[name],
      error: problem && t(problem),
      onChange: ({ target }: { target: { value: string } }) =>
        changeFields({ [name]: target.value }),
    }
  }
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={t('wallet.realName')}
        icon={UserIcon}
        autoComplete="name"
        maxLength={100}
        hint={t('wallet.realNameHint')}
        {...bind('realName')}
      />
      <TextField
        label={t('wallet.identityNumber')}
        isNumber
        autoComplete="off"
        maxLength={40}
        hint={t('wallet.identityHint')}
        {...bind('identityNumber')}
        onChange={({ target }) => changeFields({ identityNumber: cleanIdentity(target.value) })}
      />
      <DateField
        label={t('wallet.birthday')}
        max={today}
        hint={t('wallet.birthdayHint', { age: ageLimit })}
        error={problems.birthday && t(problems.birthday)}
        value={fields.birthday}
        onChange={(birthday) => changeFields({ birthday })}
      />
      <TextField
        label={t('wallet.occupation')}
        autoComplete="organization-title"
        maxLength={60}
        {...bind('occupation')}
      />
      <Eligibility isEligible={fields.isEligible} problem={problems.isEligible} age={ageLimit} />
      <Button look="brand" isBlock type="submit">
        {t('wallet.toPictures')}
      </Button>
    </form>
  )
}

type EligibilityProps = {
  isEligible: boolean
  problem: KycProblems['isEligible']
  age: number
}

function Eligibility({ isEligible, problem, age }: EligibilityProps) {
  const t = useText()
  return (
    <div className={styles.stack}>
      <p>{t('wallet.excludedTitle', { age })}</p>
      <ul className={styles.excluded}>
        {excluded.map((reason) => (
          <li key={reason}>{t(reason)}</li>
        ))}
      </ul>
      <Checkbox
        isChecked={isEligible}
        hasError={problem !== undefined}
        onChange={(isChecked) => changeFields({ isEligible: isChecked })}
      >
        {t('wallet.eligible')}
      </Checkbox>
      <span className={styles.error} role="alert">
        {problem && t(problem)}
      </span>
    </div>
  )
}
