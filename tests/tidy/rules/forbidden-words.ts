import { isGenerated, roomOf } from '../places.ts'
import type { Rule } from '../rule.ts'

const words = /^(utils?|helpers?|common|misc|managers?|services?|base|impl|core|data)$/

/** A name that fits anything says nothing. */
export const forbiddenWords: Rule = {
  name: 'forbidden-words',
  check: ({ files }) =>
    files
      .filter(({ path }) => roomOf(path) !== null && !isGenerated(path))
      .flatMap(({ path }) => {
        const word = path
          .split('/')
          .slice(1)
          .flatMap(toWords)
          .find((name) => words.test(name))
        const message = `"${word}" says nothing: name the path after what it is about`
        return word === undefined ? [] : [{ path, line: 1, message }]
      }),
}

function toWords(segment: string): string[] {
  return segment
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
}
