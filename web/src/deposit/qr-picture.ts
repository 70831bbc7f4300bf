import { drawQr } from './qr-modules.ts'

const pictureWidth = 720
const lineHeight = 44
const margin = 24

/** The code as a picture to keep, with the lines that tell what it is for. */
export async function paintQr(payload: string, lines: readonly string[]): Promise<Blob> {
  const { size, isDark } = drawQr(payload)
  const scale = Math.floor(pictureWidth / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale + lines.length * lineHeight + margin
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const [y, row] of isDark.entries())
    for (const [x, isOn] of row.entries())
      if (isOn) context.fillRect(x * scale, y * scale, scale, scale)
  context.font = '600 30px Anuphan, sans-serif'
  context.textAlign = 'center'
  for (const [index, line] of lines.entries())
    context.fillText(line, canvas.width / 2, size * scale + (index + 0.6) * lineHeight)
  return toBlob(canvas)
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
