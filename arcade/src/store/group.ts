import type { Group, Store } from './open.ts'

/** All or nothing, and on disk when this returns, with everything that waited to be. */
export function atOnce<T>(store: Store, work: () => T): T {
  if (store.group) {
    const result = within(store, work)
    commit(store)
    return result
  }
  store.exec('begin immediate')
  try {
    const result = work()
    store.exec('commit')
    return result
  } catch (error) {
    store.exec('rollback')
    throw error
  }
}

/**
 * All or nothing, and on disk when it is awaited: together with what others ask for in the same
 * turn of the loop. A disk is waited for some hundred times a second, however many play.
 */
export async function together<T>(store: Store, work: () => T): Promise<T> {
  const group = store.group ?? begin(store)
  const result = within(store, work)
  await group.kept
  return result
}

function begin(store: Store): Group {
  store.exec('begin immediate')
  const settle = Promise.withResolvers<void>()
  const group = { settle, kept: settle.promise }
  // A group whose every part failed by itself has nobody who waits.
  settle.promise.catch(() => undefined)
  store.group = group
  setImmediate(() => {
    try {
      if (store.group === group) commit(store)
    } catch {
      // Everybody whose work it was is told.
    }
  })
  return group
}

/** One part may fail without the others. */
function within<T>(store: Store, work: () => T): T {
  store.exec('savepoint part')
  try {
    const result = work()
    store.exec('release part')
    return result
  } catch (error) {
    store.exec('rollback to part; release part')
    throw error
  }
}

function commit(store: Store): void {
  const { group } = store
  store.group = null
  try {
    store.exec('commit')
    group?.settle.resolve()
  } catch (error) {
    rollBack(store)
    group?.settle.reject(error)
    throw error
  }
}

/** A commit that failed for want of room has undone itself already. */
function rollBack(store: Store): void {
  try {
    store.exec('rollback')
  } catch {
    // There is nothing left to undo.
  }
}
