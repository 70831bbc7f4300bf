import type { Rule } from '../rule.ts'
import { modules } from './server-order.ts'

export const moduleDoors: Rule = {
  name: 'module-doors',
  check: ({ files, paths }) =>
    modules
      .filter((name) => !paths.has(`server/src/${name}/index.ts`))
      .flatMap((name) => files.find(({ path }) => path.startsWith(`server/src/${name}/`)) ?? [])
      .map(({ path }) => ({
        path,
        line: 1,
        message: `the module has no door: write ${path.split('/').slice(0, 3).join('/')}/index.ts`,
      })),
}
