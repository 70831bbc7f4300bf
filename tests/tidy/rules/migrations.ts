import type { Finding, Rule } from '../rule.ts'

const folder = 'server/migrations/'
const shape = /^(\d{4})_[a-z0-9]+(-[a-z0-9]+)*\.sql$/

/** One ordered list: two people who add the same number must notice. */
export const migrations: Rule = {
  name: 'migrations',
  check({ files }) {
    const names = files
      .map(({ path }) => path)
      .filter((path) => path.startsWith(folder))
      .map((path) => path.slice(folder.length))
      .toSorted()
    const odd = names.filter((name) => !shape.test(name))
    return [
      ...odd.map((name) => toFinding(name, 'migrations are named NNNN_kebab-case.sql')),
      ...listMisnumbered(names.filter((name) => shape.test(name))),
    ]
  },
}

function listMisnumbered(names: string[]): Finding[] {
  return names.flatMap((name, index) => {
    const number = Number(name.slice(0, 4))
    const before = index === 0 ? 0 : Number(names[index - 1]?.slice(0, 4))
    if (number === before + 1) return []
    const next = String(before + 1).padStart(4, '0')
    const fault = number === before ? 'has the number of the one before it' : 'leaves a gap'
    return [toFinding(name, `${fault}: the next number is ${next}`)]
  })
}

function toFinding(name: string, message: string): Finding {
  return { path: `${folder}${name}`, line: 1, message }
}
