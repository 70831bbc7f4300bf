import { createHash } from 'node:crypto'

export type Person = { personId: string; name: string; email: string }

export const samplePeople: Person[] = [
  { personId: 'sample-mali', name: 'มะลิ สวนดาว', email: 'mali@people.example' },
  { personId: 'sample-arthit', name: 'อาทิตย์ ลานทอง', email: 'arthit@people.example' },
  { personId: 'sample-luz', name: 'Luz Reyes', email: 'luz@people.example' },
]

export const nameMaxLength = 60
const typedPrefix = 'named-'

/** Same name, same person, also after a restart: the id carries the name. */
export function personNamed(name: string): Person {
  const personId = typedPrefix + Buffer.from(name).toString('base64url')
  const digest = createHash('sha256').update(name).digest('hex')
  return { personId, name, email: `p-${digest.slice(0, 10)}@people.example` }
}

export function findPerson(personId: string): Person | null {
  const sample = samplePeople.find((person) => person.personId === personId)
  if (sample) return sample
  if (!personId.startsWith(typedPrefix)) return null
  const name = Buffer.from(personId.slice(typedPrefix.length), 'base64url').toString()
  const person = personNamed(name)
  return person.personId === personId && cleanName(name) === name ? person : null
}

export function cleanName(typed: string): string | null {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const isName = name.length > 0 && name.length <= nameMaxLength && name.isWellFormed()
  return isName && !/\p{Cc}/u.test(name) ? name : null
}

/** Drawn, not lettered: a picture cannot rely on the fonts of the machine that shows it. */
export function avatarOf(person: Person): string {
  const hue = createHash('sha256').update(person.personId).digest().readUInt16BE(0) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
<stop stop-color="hsl(${hue} 62% 58%)"/>
<stop offset="1" stop-color="hsl(${(hue + 48) % 360} 58% 34%)"/></linearGradient></defs>
<rect width="96" height="96" fill="url(#g)"/>
<g fill="#fff" fill-opacity=".88"><circle cx="48" cy="38" r="16"/>
<path d="M16 92c0-20 14-31 32-31s32 11 32 31z"/></g></svg>`
}
