import { isCode, isDrawing } from '../places.ts'
import { eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'

const limit = 100

/** The formatter breaks code; comments, texts and statements are broken by whoever writes them. */
export const lineLength: Rule = {
  name: 'line-length',
  check: eachFile(({ path, lines }) =>
    isCode(path) && !isDrawing(path)
      ? lines.flatMap((line, index) => {
          const columns = countColumns(line)
          if (columns <= limit || /https?:\/\/\S{30}/.test(line)) return []
          const message = `${columns} characters, at most ${limit}: break the line`
          return [{ path, line: index + 1, message }]
        })
      : [],
  ),
}

/** Thai vowels and tone marks above and below a letter take no column. */
function countColumns(line: string): number {
  return line.replace(/\p{Mn}/gu, '').replace(/./gu, '.').length
}
