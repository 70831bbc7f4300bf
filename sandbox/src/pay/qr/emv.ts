/** One field of an EMVCo merchant-presented code: two digits of id, two of length, the value. */
export function field(id: string, value: string): string {
  if (!/^\d{2}$/.test(id)) throw new Error(`a field id is two digits, not ${id}`)
  if (value.length < 1 || value.length > 99) throw new Error(`field ${id} must hold 1 to 99 signs`)
  return id + String(value.length).padStart(2, '0') + value
}

/** Closes a payload: the checksum covers everything before it and its own id and length. */
export function seal(fields: string): string {
  const open = `${fields}6304`
  return open + crc16(open).toString(16).toUpperCase().padStart(4, '0')
}

/** CRC-16/CCITT-FALSE: polynomial 1021, start FFFF, nothing reflected. */
export function crc16(text: string): number {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc
}

/** Hundredths as the standard writes them. */
export function amountField(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error('an amount is above zero')
  return field('54', `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`)
}
