/** Where a statement ends, and what a semicolon may stand in without ending one. */
const parts = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;]/g

/**
 * The statements of a script, one by one: a spread database sends each part of a table the words
 * that a change of it came in, and takes one statement only.
 */
export function splitScript(text: string): string[] {
  const statements = ['']
  for (const [part] of text.matchAll(parts))
    if (part === ';') statements.push('')
    else statements[statements.length - 1] += part
  return statements.map((one) => one.trim()).filter((one) => !isEmpty(one))
}

const isEmpty = (statement: string) =>
  statement.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() === ''
