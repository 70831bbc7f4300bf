import { eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import type { SourceFile } from '../source.ts'

const word = /\b(TODO|FIXME)\b/

export const leftovers: Rule = {
  name: 'leftovers',
  check: eachFile((file) =>
    listRemarks(file).flatMap(({ text, line }) => {
      const [found] = word.exec(text) ?? []
      return found
        ? [{ path: file.path, line, message: `${found}: do it now or open an issue` }]
        : []
    }),
  ),
}

/** Where no parser tells comments apart, every line counts. */
function listRemarks(file: SourceFile) {
  const isPlain = /\.(css|sql|html|sh|ya?ml|svg)$|(^|\/)[^./]+$/.test(file.path)
  return isPlain ? file.lines.map((text, index) => ({ text, line: index + 1 })) : listLines(file)
}

function listLines({ comments }: SourceFile) {
  return comments.flatMap(({ text, line }) =>
    text.split('\n').map((part, index) => ({ text: part, line: line + index })),
  )
}
