/** A Thai identity number with the right check digit, another one for every player. */
export function thaiIdentity(playerId: number): string {
  const body = String(playerId).padStart(12, '1')
  const parts = body.split('').map((digit, at) => Number(digit) * (13 - at))
  const sum = parts.reduce((total, part) => total + part, 0)
  return body + String((11 - (sum % 11)) % 10)
}
