/** A copy of the whole database, what was written since, and a copy brought back to be looked at. */
export const backupKinds = ['base', 'log', 'drill'] as const
export type BackupKind = (typeof backupKinds)[number]
