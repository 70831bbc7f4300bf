/** The address of another database in the same cluster; the host may be a socket in the query. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/(:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
