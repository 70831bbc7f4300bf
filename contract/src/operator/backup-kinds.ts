/** A copy of the whole database, what was written since, and a copy brought back on trial. */
export const backupKinds = ['base', 'log', 'drill'] as const
export type BackupKind = (typeof backupKinds)[number]

/** Of a copy how many segments of the log came along, up to which; of a trial how long it took. */
export type BackupFigures = { segments?: number; until?: string; seconds?: number }
