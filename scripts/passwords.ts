import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf, shortest } from '../server/src/players/frequent-passwords.ts'

// `node scripts/passwords.ts LIST`: makes the shipped file of common passwords of a list, one a
// line or as an array of JSON. Their digests are kept, not they: nobody has to read them here.
const [file] = process.argv.slice(2)
if (!file) throw new Error('which list?')
const text = readFileSync(file, 'utf8')
const words = file.endsWith('.json') ? (JSON.parse(text) as string[]) : text.split(/\r?\n/)
const digests = words.filter((word) => word.length >= shortest).map(digestOf)
const sorted = digests.toSorted((one, other) => one.compare(other))
const once = sorted.filter((digest, at) => at === 0 || !digest.equals(sorted[at - 1]!))
const made = path.resolve(import.meta.dirname, '../server/src/players/frequent-passwords.bin')
writeFileSync(made, Buffer.concat(once))
console.log(`${once.length} passwords`)
