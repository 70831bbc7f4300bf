import { isTest } from '../places.ts'
import { eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'

/** The compiler is silenced only where a test proves that something does not compile. */
export const compilerSilence: Rule = {
  name: 'compiler-silence',
  check: eachFile((file) =>
    file.comments.flatMap(({ text, line }) => {
      const message = findSilence(file.path, text)
      return message === null ? [] : [{ path: file.path, line, message }]
    }),
  ),
}

function findSilence(path: string, comment: string): string | null {
  const [, word, rest = ''] =
    /^[\s*]*@(ts-ignore|ts-nocheck|ts-expect-error)\b(.*)/s.exec(comment) ?? []
  if (word === undefined) return null
  if (word !== 'ts-expect-error') return `no @${word}: mend the type`
  if (!isTest(path)) return 'ts-expect-error only in tests of types: mend the type'
  return /\p{L}{2}/u.test(rest) ? null : 'ts-expect-error needs a reason behind it'
}
