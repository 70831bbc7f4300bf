import { encode } from 'uqr'

/** The code's black squares as one drawing, with the quiet edge that scanners ask for. */
export type QrDrawing = { size: number; path: string; isDark: boolean[][] }

const quietEdge = 4

export function drawQr(payload: string): QrDrawing {
  const { size, data } = encode(payload, { ecc: 'M', border: quietEdge })
  return { size, path: data.map(drawRow).join(''), isDark: data }
}

function drawRow(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const start = x
    while (row[x]) x++
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
  }
  return path
}
