import { isGenerated, roomOf } from '../places.ts'
import type { Rule } from '../rule.ts'
import type { SourceFile } from '../source.ts'
import { exportsComponent } from './components.ts'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pascal = /^([A-Z][a-z0-9]*)+$/
const locale = /^[a-z]{2}-[A-Z]{2}$/
const variants = ['mobile', 'desktop', 'test']

export const fileNames: Rule = {
  name: 'file-names',
  check: ({ files }) =>
    files
      .filter(({ path }) => roomOf(path) !== null && /\.([cm]?[jt]sx?|css)$/.test(path))
      .filter(({ path }) => !isGenerated(path))
      .flatMap((file) => {
        const message = findFolderFault(file.path) ?? findFileFault(file)
        return message === null ? [] : [{ path: file.path, line: 1, message }]
      }),
}

function findFolderFault(path: string): string | null {
  const folders = path.split('/').slice(0, -1)
  const odd = folders.find((name) => !kebab.test(name) && !locale.test(name))
  return odd === undefined ? null : `folder ${odd}: folders are kebab-case`
}

function findFileFault(file: SourceFile): string | null {
  const [stem = '', ...rest] = (file.path.split('/').at(-1) ?? '').split('.')
  const suffixes = rest.slice(0, -1)
  if (file.path.endsWith('.css'))
    return kebab.test(stem) || pascal.test(stem) ? null : sayKebab(stem)
  if (!file.path.endsWith('.tsx')) return [stem, ...suffixes].every(isKebab) ? null : sayKebab(stem)
  const odd = suffixes.find((suffix) => !variants.includes(suffix))
  if (odd !== undefined) return `.${odd}.tsx: the variants are .mobile.tsx and .desktop.tsx`
  if (suffixes.includes('test')) return pascal.test(stem) || isKebab(stem) ? null : sayKebab(stem)
  if (exportsComponent(file)) {
    return pascal.test(stem) ? null : `${stem}: a file that exports a component is PascalCase`
  }
  return isKebab(stem) ? null : `${stem}: exports no component, so it is kebab-case`
}

function isKebab(name: string): boolean {
  return kebab.test(name)
}

function sayKebab(stem: string): string {
  return `${stem}: files are kebab-case, React components PascalCase.tsx`
}
