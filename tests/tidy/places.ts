/** Where a path is in the house. */

export const rooms = ['contract', 'server', 'web', 'console', 'arcade', 'sandbox', 'art'] as const
export const outsideRooms = ['tests', 'scripts'] as const

export function roomOf(path: string): string | null {
  const [first = ''] = path.split('/')
  return [...rooms, ...outsideRooms].find((room) => room === first) ?? null
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
}

export function isConfig(path: string): boolean {
  return /(^|\/)(vite|vite\.prerender|vitest|playwright)\.config\.ts$/.test(path)
}

export function isCode(path: string): boolean {
  return /\.([cm]?[jt]sx?|css|sql|html)$/.test(path) && !isGenerated(path)
}

export function isGenerated(path: string): boolean {
  return /(^|\/)(generated|built)\//.test(path)
}

/** Drawings are data in the form of code: as long and as wide as the picture asks. */
export function isDrawing(path: string): boolean {
  return /^art\/src\/(motifs|props|scenes|rewards)\//.test(path)
}
