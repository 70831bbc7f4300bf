import { readFileSync } from 'node:fs'

/** As many as the standard asks for, of those that a site could accept at all. */
const fewest = 3_000
const shortest = 8

let known: { file: string; passwords: ReadonlySet<string> } | undefined

/**
 * The list that who runs the house keeps: common and breached passwords, one a line. Read once, in
 * small letters; throws when it holds too little to be one.
 */
export function readPasswordList(file: string): ReadonlySet<string> {
  if (known?.file === file) return known.passwords
  const lines = readFileSync(file, 'utf8').toLowerCase().split(/\r?\n/)
  const passwords = new Set(lines.filter((line) => line.length >= shortest))
  if (passwords.size < fewest)
    throw new Error(
      `has ${passwords.size} passwords of ${shortest} characters, of ${fewest} wanted`,
    )
  known = { file, passwords }
  return passwords
}
