import { isTest } from '../places.ts'
import type { Rule } from '../rule.ts'
import type { Tree } from '../tree.ts'

const advice = 'write `import type`, or import a contract file that has no schemas'

/** The schema library is larger than the rest of the page's own code: the browser gets types. */
export const webWithoutZod: Rule = {
  name: 'web-without-zod',
  check(tree) {
    const carriers = listCarriers(tree)
    return tree.links
      .filter(({ path, isType }) => /^(web|console)\/src\//.test(path) && !isType && !isTest(path))
      .filter(({ target, packageName }) => carriers.has(target ?? '') || packageName === 'zod')
      .map(({ path, line, specifier }) => ({
        path,
        line,
        message: `${specifier} brings zod to the browser: ${advice}`,
      }))
  },
}

/** Contract files that run zod, by themselves or through what they import. */
function listCarriers({ links }: Tree): Set<string> {
  const inside = links.filter(({ path, isType }) => path.startsWith('contract/') && !isType)
  const carriers = new Set<string>()
  let size = -1
  while (carriers.size > size) {
    size = carriers.size
    for (const { path, target, packageName } of inside) {
      if (packageName === 'zod' || carriers.has(target ?? '')) carriers.add(path)
    }
  }
  return carriers
}
