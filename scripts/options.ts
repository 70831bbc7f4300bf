import { StopReason } from './stop-reason.ts'

/** `--name=value` of the command line. */
export function readOption(name: string): string | null {
  const prefix = `--${name}=`
  return process.argv.find((word) => word.startsWith(prefix))?.slice(prefix.length) || null
}

/** Stops at a word that would be passed over: by `--key FILE` nothing would be encrypted. */
export function requireOptions(names: readonly string[], words = process.argv.slice(2)): void {
  const isKnown = (word: string) => names.some((name) => word.startsWith(`--${name}=`))
  const odd = words.find((word) => !isKnown(word))
  if (odd === undefined) return
  const known = names.map((name) => `--${name}=…`).join(', ')
  throw new StopReason(`${odd} is not understood: there is ${known}`)
}
