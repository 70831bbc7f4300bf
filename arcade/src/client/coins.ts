type Coin = { x: number; y: number; speed: number; turn: number; size: number; sway: number }

export type CoinRain = {
  /** Lets this many coins fall over the canvas in this time. */
  start(count: number, ms: number): void
  stop(): void
}

const lengthMs = 5_000

/** Light and gold for a moment worth it; decoration only, so plain randomness will do. */
export function openCoinRain(canvas: HTMLCanvasElement): CoinRain {
  let coins: Coin[] = []
  let startMs = 0
  const frame = (nowMs: number) => {
    const seconds = (nowMs - startMs) / 1000
    const pen = canvas.getContext('2d')
    if (!pen || coins.length === 0) return
    const { clientWidth: width, clientHeight: height } = canvas
    pen.clearRect(0, 0, canvas.width, canvas.height)
    paintRays(pen, width, height, seconds)
    for (const coin of coins) paintCoin(pen, coin, seconds, width, height)
    if (seconds * 1000 < lengthMs) requestAnimationFrame(frame)
  }
  return {
    start(count, ms) {
      const ratio = Math.min(devicePixelRatio || 1, 2)
      canvas.width = Math.round(canvas.clientWidth * ratio)
      canvas.height = Math.round(canvas.clientHeight * ratio)
      canvas.getContext('2d')?.scale(ratio, ratio)
      coins = Array.from({ length: count }, () => newCoin(ms / 2_500))
      startMs = performance.now()
      requestAnimationFrame(frame)
    },
    stop() {
      coins = []
      canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height)
    },
  }
}

const rays = 20

/** One shape for all of them: cheap enough for a slow phone. */
function paintRays(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  seconds: number,
): void {
  const [x, y, reach] = [width / 2, height / 2, Math.hypot(width, height) / 2]
  const fill = pen.createRadialGradient(x, y, reach * 0.12, x, y, reach)
  fill.addColorStop(0, 'rgb(255 200 90 / 0.3)')
  fill.addColorStop(1, 'rgb(255 170 40 / 0)')
  pen.fillStyle = fill
  pen.beginPath()
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * Math.PI * 2 + seconds * 0.16
    pen.moveTo(x, y)
    pen.arc(x, y, reach, angle, angle + Math.PI / rays)
  }
  pen.fill()
}

/** The higher a coin begins, the later it is seen. */
function newCoin(highest: number): Coin {
  return {
    x: Math.random(),
    y: -0.1 - Math.random() * highest,
    speed: 0.42 + Math.random() * 0.34,
    turn: Math.random() * 6,
    size: 8 + Math.random() * 9,
    sway: Math.random() * 6,
  }
}

function paintCoin(
  pen: CanvasRenderingContext2D,
  coin: Coin,
  seconds: number,
  width: number,
  height: number,
): void {
  const y = (coin.y + coin.speed * seconds + 0.06 * seconds ** 2) * height
  if (y < -30 || y > height + 30) return
  const x = coin.x * width + Math.sin(coin.sway + seconds * 1.6) * 14
  const spin = Math.cos(coin.turn + seconds * 5)
  const wide = Math.max(1.2, Math.abs(spin) * coin.size)
  const fill = pen.createLinearGradient(x - wide, y - coin.size, x + wide, y + coin.size)
  fill.addColorStop(0, '#fff3bf')
  fill.addColorStop(0.45, '#ffc53d')
  fill.addColorStop(1, '#c9750c')
  pen.fillStyle = fill
  pen.beginPath()
  pen.ellipse(x, y, wide, coin.size, 0, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = 'rgb(120 62 4 / 0.7)'
  pen.lineWidth = 1
  pen.stroke()
  if (wide < 3) return
  pen.strokeStyle = 'rgb(255 246 205 / 0.8)'
  pen.beginPath()
  pen.ellipse(x, y, wide * 0.66, coin.size * 0.66, 0, 0, Math.PI * 2)
  pen.stroke()
}
