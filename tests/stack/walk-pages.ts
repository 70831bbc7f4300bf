type Page<Row> = { rows: Row[]; nextCursor: string | null }

/** All rows of a list, a page after the other, and how many pages that took. */
export async function walkPages<Row>(read: (from: { cursor?: string }) => Promise<Page<Row>>) {
  const all: Row[] = []
  let cursor: string | null = null
  let pages = 0
  do {
    const page: Page<Row> = await read(cursor === null ? {} : { cursor })
    all.push(...page.rows)
    cursor = page.nextCursor
    pages++
  } while (cursor !== null)
  return { all, pages }
}
