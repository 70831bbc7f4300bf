import { expect, test } from 'vitest'
import { keepUsed } from './used-css.ts'

const markup = '<a class="_a_1 _b_2" fill="var(--mark)">x</a>'
const keep = (css: string, isPhone = true, isGreen = false) =>
  keepUsed(css, { markup, isPhone, isGreen })

test('a rule stays when all of its classes are drawn, each of its selectors by itself', () => {
  expect(keep('._a_1{top:0}._c_3{top:0}._a_1 ._c_3{top:0}')).toBe('._a_1{top:0}')
  expect(keep('._a_1:hover,._c_3{top:.5em}')).toBe('._a_1:hover{top:.5em}')
  expect(keep('html,[aria-current] ._b_2:not(._c_3,:disabled){top:0}')).toBe(
    'html,[aria-current] ._b_2:not(._c_3,:disabled){top:0}',
  )
})

test('a condition goes with its last rule, and on a phone those of wide windows', () => {
  const still = '@media (prefers-reduced-motion:reduce)'
  expect(keep(`${still}{._c_3{top:0}}@container (width<=5em){._a_1{top:0}}`)).toBe(
    '@container (width<=5em){._a_1{top:0}}',
  )
  const wide = '@media (min-width:1024px){._a_1{top:0}}@media (hover:hover){._a_1:hover{top:0}}'
  expect(keep(wide)).toBe('')
  expect(keep(wide, false)).toBe(wide)
  const tablet = '@media (min-width:768px) and (max-width:1023.98px){._a_1{top:0}}'
  expect(keep(tablet)).toBe(tablet)
})

test('the calm look stays where it is shown', () => {
  const green = '[data-mode=green] ._a_1{top:0}'
  expect(keep(green)).toBe('')
  expect(keep(green, true, true)).toBe(green)
})

test('tokens and movements stay that something names, be it one that stays', () => {
  const tokens = ':root{--u:1px;--s:calc(2*var(--u));--mark:red;--old:var(--older);--older:1}'
  const moves = '@keyframes turn_1{to{top:0}}@keyframes fall_1{to{top:0}}'
  expect(keep(`${tokens}${moves}._a_1{top:var(--s);animation:turn_1 1s}`)).toBe(
    ':root{--u:1px;--s:calc(2*var(--u));--mark:red;}' +
      '@keyframes turn_1{to{top:0}}._a_1{top:var(--s);animation:turn_1 1s}',
  )
})
