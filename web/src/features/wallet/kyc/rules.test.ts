import { expect, test } from 'vitest'
import { ageOn, cleanIdentity, findKycProblems, isOwnTurn } from './rules.ts'

const site = { ageLimit: 21, today: '2026-11-15' }
const right = {
  realName: 'มะลิ สวนดาว',
  identityNumber: '1101700230705',
  birthday: '1995-05-05',
  occupation: 'ร้านดอกไม้',
  isEligible: true,
}

test('complete papers have no fault', () => {
  expect(findKycProblems(right, site)).toEqual({})
})

test.each([
  [{ realName: ' ' }, { realName: 'wallet.nameMissing' }],
  [{ identityNumber: '12' }, { identityNumber: 'wallet.idMalformed' }],
  [{ birthday: '' }, { birthday: 'wallet.birthdayMissing' }],
  [{ birthday: '2030-01-01' }, { birthday: 'wallet.birthdayMissing' }],
  [{ birthday: '2005-11-16' }, { birthday: 'wallet.tooYoung' }],
  [{ occupation: '' }, { occupation: 'wallet.occupationMissing' }],
  [{ isEligible: false }, { isEligible: 'wallet.eligibleMissing' }],
])('%j', (changed, problems) => {
  expect(findKycProblems({ ...right, ...changed }, site)).toEqual(problems)
})

test('a number may be typed as it stands on the card', () => {
  const identityNumber = cleanIdentity(' 1 1017 00230 70 5 ')
  expect(identityNumber).toBe(right.identityNumber)
  expect(findKycProblems({ ...right, identityNumber }, site)).toEqual({})
})

test('a birthday counts from its own day', () => {
  expect(ageOn('2005-11-15', '2026-11-15')).toBe(21)
  expect(ageOn('2005-11-16', '2026-11-15')).toBe(20)
})

test('who has sent everything, or is verified, is asked for no more pictures', () => {
  expect((['none', 'draft', 'rejected'] as const).map(isOwnTurn)).toEqual([true, true, true])
  const others = ['submitted', 'inReview', 'verified', 'blocked'] as const
  expect(others.filter(isOwnTurn)).toEqual([])
})
