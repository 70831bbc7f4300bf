import { local } from './storage.ts'

/** This browser's own random id, made at its first use. */
export function getBrowserId(): string {
  const known = local.findText('DLLGUUSER')
  if (known) return known
  const made = crypto.randomUUID()
  local.setText('DLLGUUSER', made)
  return made
}
