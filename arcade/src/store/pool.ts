import pg from 'pg'

/** Two lines to PostgreSQL, each of which answers within so long or fails. */
export function openPool(url: string, name: string, answerMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: name,
  })
  // Whoever asks next hears of it.
  pool.on('error', () => undefined)
  return pool
}
