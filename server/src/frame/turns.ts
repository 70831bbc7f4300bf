export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Who asks for the same thing waits for the one before. In this process, not in the database: there
 * each of fifty repeats would hold a connection only to wait.
 */
export function createTurns(): InTurn {
  const latest = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const before = latest.get(name) ?? Promise.resolve()
    const mine = before.catch(() => undefined).then(work)
    latest.set(name, mine)
    try {
      return await mine
    } finally {
      if (latest.get(name) === mine) latest.delete(name)
    }
  }
}
