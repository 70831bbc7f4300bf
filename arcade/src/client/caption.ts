import type { Brush } from './stage.ts'

type Caption = { left: string; now: string; right: string; isLost: boolean }

const stripHeight = 44
const captionHeight = 62

/** How far one has come, what it is worth and what the next step would be, above the picture. */
export function paintCaption({ context, width }: Brush, caption: Caption): void {
  const [wide, y] = [Math.min(width - 24, 520), stripHeight + captionHeight / 2]
  const left = (width - wide) / 2
  context.fillStyle = 'rgb(10 8 24 / 0.62)'
  context.beginPath()
  context.roundRect(left, stripHeight + 6, wide, captionHeight - 12, 16)
  context.fill()
  context.textBaseline = 'middle'
  const say = (text: string, x: number, align: CanvasTextAlign, font: string, colour: string) => {
    context.font = `${font} Anuphan, sans-serif`
    context.fillStyle = colour
    context.textAlign = align
    context.fillText(text, x, y)
  }
  say(caption.left, left + 14, 'left', '500 14px', '#e6e2f2')
  say(caption.now, width / 2, 'center', '700 26px', caption.isLost ? '#ff9d9d' : '#ffd97a')
  say(caption.right, left + wide - 14, 'right', '500 14px', '#e6e2f2')
}

/** Where there is room for a picture. */
export function roomOf({ width, height }: Pick<Brush, 'width' | 'height'>) {
  const top = stripHeight + captionHeight
  return { width, top, height: height - top }
}
