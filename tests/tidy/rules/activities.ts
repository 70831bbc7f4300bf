import { isTest } from '../places.ts'
import type { Rule } from '../rule.ts'
import type { Link } from '../tree.ts'

const folder = /^server\/src\/activities\/([^/]+)\//
const engine = 'server/src/activities/engine'
const door = `${engine}/index.ts`
/** What rules may run: the engine's pure part, and tables of the contract that need no schema. */
const pureDoor = `${engine}/rules.ts`
const sharedContract = /^contract\/src\/([^/]+\.ts$|entities\/)/
/** Types of the frame that handlers are held against, and how they read what they are given. */
const frame = new Set(['server/src/frame/module.ts', 'server/src/frame/input.ts'])

/**
 * An activity sees its contract and the engine: never SQL, never the wallet, never another. The
 * engine sees none of them.
 */
export const activities: Rule = {
  name: 'activities',
  check: ({ links }) =>
    links.flatMap((link) => {
      const name = folder.exec(link.path)?.[1]
      if (name === undefined || isTest(link.path)) return []
      const message = findMessage(name, link)
      return message === null ? [] : [{ path: link.path, line: link.line, message }]
    }),
}

function findMessage(name: string, link: Link): string | null {
  if (name === 'engine') return findFavourite(link)
  return link.path.endsWith('/rules.ts') ? findRulesTrespass(name, link) : findTrespass(name, link)
}

/** The engine runs all of them and knows none. */
function findFavourite({ target, specifier }: Link): string | null {
  const other = folder.exec(target ?? '')?.[1] ?? 'engine'
  return other === 'engine' ? null : `the engine knows no activity, not ${specifier}`
}

function findTrespass(name: string, link: Link): string | null {
  const { target, packageName, specifier } = link
  if (packageName === 'zod' || isOwn(name, target)) return null
  if (target === door || target === pureDoor || sharedContract.test(target ?? '')) return null
  if (isContractOf(name, target) || frame.has(target ?? '')) return null
  return `${name} sees its own contract and the engine, not ${specifier}: let the engine do it`
}

function findRulesTrespass(name: string, { target, packageName, isType, specifier }: Link) {
  if (isOwn(name, target) || target === pureDoor) return null
  if (isType && (packageName === 'zod' || isContractOf(name, target))) return null
  if (sharedContract.test(target ?? '')) return null
  return isContractOf(name, target)
    ? `rules are pure: write \`import type\` for ${specifier}`
    : `rules see the contract's types, the engine's rules.ts and their own folder, not ${specifier}`
}

function isOwn(name: string, target: string | null): boolean {
  return target?.startsWith(`server/src/activities/${name}/`) ?? false
}

function isContractOf(name: string, target: string | null): boolean {
  const own = `contract/src/activities/${name}`
  return target === `${own}.ts` || (target?.startsWith(`${own}/`) ?? false)
}
