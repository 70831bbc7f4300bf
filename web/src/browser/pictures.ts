/** A photograph made small enough to send, and readable enough to check. */
export const maxImageBytes = 8 * 1024 * 1024
const longestEdge = 2200
const qualities = [0.86, 0.7, 0.5] as const

export class NotAPicture extends Error {}

/** The size of a picture whose longer edge may not pass the limit; small ones stay as they are. */
export function fitWithin(width: number, height: number, limit = longestEdge) {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Drawing it anew also leaves behind where and when it was taken. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) throw new NotAPicture()
  const { width, height } = fitWithin(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  for (const quality of qualities) {
    const blob = await toJpeg(canvas, quality)
    if (blob && blob.size <= maxImageBytes) return blob
  }
  throw new NotAPicture()
}

export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const step = 0x8000
  let binary = ''
  for (let at = 0; at < bytes.length; at += step)
    binary += String.fromCharCode(...bytes.subarray(at, at + step))
  return btoa(binary)
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
