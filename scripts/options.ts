/** `--name=value` of the command line. */
export function readOption(name: string): string | null {
  const prefix = `--${name}=`
  return process.argv.find((word) => word.startsWith(prefix))?.slice(prefix.length) || null
}
