/** An EMVCo merchant-presented payload, read far enough to trust it before a player scans it. */

type Fields = Map<string, string>

/** Whether the code is well formed, its checksum right, and its amount the one we asked for. */
export function isPayableQr(payload: string, amount: number): boolean {
  const fields = readFields(payload)
  if (!fields || !/^6304[0-9A-F]{4}$/.test(payload.slice(-8))) return false
  const checksum = crc16(payload.slice(0, -4)).toString(16).toUpperCase().padStart(4, '0')
  return (
    fields.get('00') === '01' && fields.get('63') === checksum && isAmount(fields.get('54'), amount)
  )
}

/** Two digits of id, two of length, the value; null when the text does not add up. */
function readFields(payload: string): Fields | null {
  const fields: Fields = new Map()
  let rest = payload
  while (rest !== '') {
    const [, id = '', size = ''] = /^(\d{2})(\d{2})/.exec(rest) ?? []
    const value = rest.slice(4, 4 + Number(size))
    if (id === '' || value.length !== Number(size) || value === '') return null
    fields.set(id, value)
    rest = rest.slice(4 + value.length)
  }
  return fields
}

function isAmount(text: string | undefined, amount: number): boolean {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? []
  return whole !== undefined && Number(whole) * 100 + Number(part.padEnd(2, '0')) === amount
}

/** CRC-16/CCITT-FALSE: polynomial 1021, start FFFF, nothing reflected. */
function crc16(text: string): number {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc
}
