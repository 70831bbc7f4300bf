import { commitmentOf } from './seeds.ts'

/**
 * Seeds of many rounds, promised by one hash: each is the hash of the one after it. So the seed of
 * a round, once revealed, is the commitment to the next, and none can be changed any more.
 */
export function chainOf(secret: string, length: number): string[] {
  const links = [secret]
  while (links.length < length) links.push(commitmentOf(links.at(-1) ?? ''))
  return links.toReversed()
}
