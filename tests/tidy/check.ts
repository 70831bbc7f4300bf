import type { Allowance } from './allowances.ts'
import type { Rule, Violation } from './rule.ts'
import type { Tree } from './tree.ts'

/** Runs the rules. An allowance that hides nothing, or gives no reason, is a violation itself. */
export function check(tree: Tree, rules: Rule[], allowances: Allowance[]): Violation[] {
  const found = rules.flatMap((rule) =>
    rule.check(tree).map((finding) => ({ ...finding, rule: rule.name })),
  )
  const left = found.filter((violation) => !allowances.some((one) => covers(one, violation)))
  const idle = allowances.filter((allowance) => !isNeeded(allowance, found))
  return [...left, ...idle.map(toViolation)].toSorted(byPlace)
}

export function report(violations: Violation[]): string {
  const shown = violations.map(
    ({ path, line, rule, message }) => `${path}:${line}  ${rule}\n    ${message}`,
  )
  return [`${violations.length} against the house style`, ...shown].join('\n')
}

function covers({ rule, path }: Allowance, violation: Violation): boolean {
  if (rule !== violation.rule) return false
  return path.endsWith('/') ? violation.path.startsWith(path) : violation.path === path
}

function isNeeded(allowance: Allowance, found: Violation[]): boolean {
  if (allowance.reason.trim().length < 10) return false
  return allowance.isStanding === true || found.some((violation) => covers(allowance, violation))
}

function toViolation({ rule, path }: Allowance): Violation {
  const message = `the allowance of ${rule} for ${path} hides nothing or gives no reason: remove it`
  return { path: 'tests/tidy/allowances.ts', line: 1, rule: 'allowances', message }
}

function byPlace(one: Violation, other: Violation): number {
  return one.path.localeCompare(other.path) || one.line - other.line
}
