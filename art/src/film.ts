/** The lobby's film: cards of the house passing by a marigold, ending where it began. */
export type FilmJob = {
  readonly name: string
  readonly film: string
  readonly cover: string
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  readonly seconds: number
  /** Of the encoder: a larger number makes a smaller file. */
  readonly quality: number
  readonly gameIds: readonly number[]
}

export const lobbyFilm: FilmJob = {
  name: 'film/lobby',
  film: 'film/lobby.mp4',
  cover: 'film/lobby.webp',
  width: 960,
  height: 384,
  framesPerSecond: 24,
  seconds: 8,
  quality: 34,
  gameIds: [101, 602, 104, 601, 105, 305, 111],
}

export const filmFiles = ({ film, cover }: FilmJob): string[] => [film, cover]

const gap = 236
const sparks = 26

/** One frame as a page; `turn` runs from 0 to 1 and meets itself again. */
export function drawFrame(job: FilmJob, turn: number, art: (file: string) => string): string {
  const { width, height, gameIds } = job
  const whole = gameIds.length * gap
  const cards = gameIds.map((gameId, index) => {
    const passed = (((index + 0.5) * gap - turn * whole) % whole) + whole
    const x = (passed % whole) - (whole - width) / 2
    return card(art(`gameIconV2/${gameId}@l.avif`), x, width, height)
  })
  return `<body style="margin:0;width:${width}px;height:${height}px;overflow:hidden;
    position:relative;background:radial-gradient(90% 130% at 50% 40%,#4a2a8a,#1c1036 60%,#0b0a13)">
    ${rays(turn)}
    ${flower(art('category/0.webp'), turn)}
    ${Array.from({ length: sparks }, (_, index) => spark(index, turn, width, height)).join('')}
    ${cards.join('')}
    <div style="position:absolute;inset:0;z-index:999;
    box-shadow:inset 0 0 120px 30px #0b0a13"></div>
    </body>`
}

function rays(turn: number): string {
  return `<div style="position:absolute;left:50%;top:50%;width:1400px;height:1400px;
    margin:-700px;background:repeating-conic-gradient(from ${turn * 30}deg,
    #ffcf6a22 0 7.5deg,#0000 7.5deg 15deg);-webkit-mask:radial-gradient(#000,#0000 60%)"></div>`
}

function flower(picture: string, turn: number): string {
  return `<img src="${picture}" style="position:absolute;left:50%;top:50%;width:400px;
    margin:-200px;opacity:.5;transform:rotate(${turn * 60}deg)">`
}

/** Nearer to the middle is larger and in front. */
function card(picture: string, x: number, width: number, height: number): string {
  const away = Math.min(1, Math.abs(x - width / 2) / (width * 0.6))
  const scale = 1.06 - 0.36 * away
  const lean = ((x - width / 2) / width) * -34
  return `<img src="${picture}" style="position:absolute;left:${x}px;top:${height / 2}px;
    width:216px;height:288px;margin:-144px -108px;border-radius:18px;
    z-index:${100 - Math.round(away * 90)};filter:brightness(${1.05 - 0.5 * away});
    box-shadow:0 18px 40px #000a,inset 0 0 0 1px #fff3;
    transform:perspective(900px) rotateY(${lean}deg) scale(${scale})">`
}

/** Each rises once in the film, so that the end is the beginning. */
function spark(index: number, turn: number, width: number, height: number): string {
  const place = (index * 0.618_034) % 1
  const risen = (turn + ((index * 0.414_214) % 1)) % 1
  const size = 3 + ((index * 7) % 5)
  const glow = Math.sin(risen * Math.PI)
  return `<i style="position:absolute;left:${place * width}px;top:${(1 - risen) * height}px;
    width:${size}px;height:${size}px;border-radius:50%;background:#ffd97a;opacity:${glow * 0.8};
    box-shadow:0 0 ${size * 3}px #ffb92f"></i>`
}
