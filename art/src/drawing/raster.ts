import { type Browser, chromium, type Page } from 'playwright-core'
import { browserCount, chromiumPath } from '../config.ts'

export type Rasteriser = {
  render(svg: string, width: number, height: number): Promise<Buffer>
  close(): Promise<void>
}

type Worker = {
  browser: Browser
  page: Page
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
]

/**
 * Turns SVG into PNG in Chromium, the one rasteriser that bears these lighting filters. A browser
 * starts only when the first picture asks for it.
 */
export function createRasteriser(): Rasteriser {
  const workers: Promise<Worker>[] = []
  const queues: Promise<unknown>[] = []
  let turn = 0

  return {
    render(svg, width, height) {
      const slot = turn++ % browserCount
      const worker = (workers[slot] ??= launch())
      const image = (queues[slot] ?? Promise.resolve())
        .catch(() => undefined)
        .then(async () => draw((await worker).page, svg, width, height))
      queues[slot] = image
      return image
    },
    async close() {
      await Promise.all(workers.map(async (worker) => (await worker).browser.close()))
    },
  }
}

async function launch(): Promise<Worker> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  const page = await browser.newPage()
  await page.setContent('<body></body>')
  return { browser, page }
}

async function draw(page: Page, svg: string, width: number, height: number): Promise<Buffer> {
  // Drawn on a canvas from an <img>: one raster pass, and transparency is kept.
  const dataUrl = await page.evaluate(
    async ([markup, w, h]) => {
      const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }))
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, w, h)
      URL.revokeObjectURL(url)
      return canvas.toDataURL('image/png')
    },
    [svg, width, height] as const,
  )
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
