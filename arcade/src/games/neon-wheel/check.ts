import { checkTable } from '../tables/check.ts'

/** The published rim, from field 1 on. */
const fields = [
  '200 400 200 650 200 400 1300 200 2600 200 400 200 650 200 400 200 650 200 400 200 1300 200',
  '400 200 650 200 400 5200 200 200 650 400 200 1300 200 400 200 650 200 400 200 2600 200 400',
  '200 650 200 400 1300 200 200 650 400 200',
].flatMap((part) => part.split(' ').map(Number))

/** One of 54; knows nothing of the arcade's own rules. */
export const check = checkTable(
  (words) => words.below(54),
  (spot, field) => (spot === `x${fields[field]}` ? (fields[field] ?? 0) : 0),
)
