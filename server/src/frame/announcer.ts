import type pg from 'pg'

export type Announcement = { channel: string; payload: string }

/**
 * Speaks for the process once its transactions have committed. PostgreSQL lets transactions that
 * notify commit one after the other, in the whole cluster; so ours do not, and what is to be said
 * while something is being said goes out together, in the order it came.
 */
export function createAnnouncer(pool: pg.Pool, onLost: (error: Error) => void) {
  let waiting: Announcement[] = []
  let work: Promise<void> | null = null

  async function sayAll(): Promise<void> {
    while (waiting.length > 0) {
      const said = waiting
      waiting = []
      // What is lost here is found by who looks for itself: a page that opens, a follower's round.
      await pool.query(say, [pick(said, 'channel'), pick(said, 'payload')]).catch(onLost)
    }
    work = null
  }

  return {
    announce(list: readonly Announcement[]): void {
      waiting.push(...list)
      work ??= sayAll()
    },
    /** Resolves when everything has been said. */
    end: async () => void (await work),
  }
}

const say = `select pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) with ordinality as said (channel, payload, place)
  order by place`

function pick(list: readonly Announcement[], field: keyof Announcement): string[] {
  return list.map((one) => one[field])
}
