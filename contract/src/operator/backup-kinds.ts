/** A copy of the whole database, what was written since, and a copy brought back on trial. */
export const backupKinds = ['base', 'log', 'drill'] as const
export type BackupKind = (typeof backupKinds)[number]
