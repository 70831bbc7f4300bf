import type { Allowance } from './allowances.ts'
import type { Rule, Violation } from './rule.ts'
import type { Tree } from './tree.ts'

/** Runs the rules. An allowance that hides nothing, or gives no reason, is a violation itself. */
export function check(tree: Tree, rules: Rule[], allowances: Allowance[]): Violation[] {
  const found = rules.flatMap((rule) =>
    rule.check(tree).map((finding) => ({ ...finding, rule: rule.name })),
  )
  const final = new Set(rules.filter(({ isFinal }) => isFinal).map(({ name }) => name))
  const open = allowances.filter(({ rule }) => !final.has(rule))
  const left = found.filter((violation) => !open.some((allowance) => covers(allowance, violation)))
  const idle = allowances.filter((allowance) => !isNeeded(allowance, found, open))
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

function isNeeded(allowance: Allowance, found: Violation[], open: Allowance[]): boolean {
  if (allowance.reason.trim().length < 10 || !open.includes(allowance)) return false
  return allowance.isStanding === true || found.some((violation) => covers(allowance, violation))
}

function toViolation({ rule, path }: Allowance): Violation {
  const fault = 'hides nothing, gives no reason or may not be given'
  const message = `the allowance of ${rule} for ${path} ${fault}: remove it`
  return { path: 'tests/tidy/allowances.ts', line: 1, rule: 'allowances', message }
}

function byPlace(one: Violation, other: Violation): number {
  return one.path.localeCompare(other.path) || one.line - other.line
}
