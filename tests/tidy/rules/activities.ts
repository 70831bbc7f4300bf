import { isTest } from '../places.ts'
import type { Rule } from '../rule.ts'
import type { Link } from '../tree.ts'

const folder = /^server\/src\/activities\/([^/]+)\//
const engine = /^server\/src\/activities\/(?!index\.ts$)[^/]+\.ts$/
const sharedContract = /^contract\/src\/([^/]+\.ts$|entities\/)/

/** An activity sees its contract and the engine: never SQL, never the wallet, never another. */
export const activities: Rule = {
  name: 'activities',
  check: ({ links }) =>
    links.flatMap((link) => {
      const name = folder.exec(link.path)?.[1]
      if (name === undefined || isTest(link.path)) return []
      const isRules = link.path.endsWith('/rules.ts')
      const message = isRules ? findRulesTrespass(name, link) : findTrespass(name, link)
      return message === null ? [] : [{ path: link.path, line: link.line, message }]
    }),
}

function findTrespass(name: string, { target, packageName, specifier }: Link): string | null {
  if (packageName === 'zod' || isOwn(name, target)) return null
  if (engine.test(target ?? '') || sharedContract.test(target ?? '')) return null
  if (isContractOf(name, target)) return null
  return `${name} sees its own contract and the engine, not ${specifier}: let the engine do it`
}

function findRulesTrespass(name: string, link: Link): string | null {
  const { target, isType, specifier } = link
  if (isOwn(name, target)) return null
  const isKnown = findTrespass(name, link) === null && target !== null
  if (isType && isKnown) return null
  return isKnown
    ? `rules are pure: write \`import type\` for ${specifier}`
    : `rules see only types of the contract and their own folder, not ${specifier}`
}

function isOwn(name: string, target: string | null): boolean {
  return target?.startsWith(`server/src/activities/${name}/`) ?? false
}

function isContractOf(name: string, target: string | null): boolean {
  const own = `contract/src/activities/${name}`
  return target === `${own}.ts` || (target?.startsWith(`${own}/`) ?? false)
}
