export type Tone = { hertz: number; atS: number; lengthS: number; volume: number }

const barS = 2.4
/** Steps above A: a slow round of four chords, and the five tones of the tune over them. */
const chords = [
  [0, 7, 16],
  [-4, 3, 12],
  [-7, 5, 9],
  [-5, 2, 11],
] as const
const tune = [0, 7, 12, 7, 4, 9, 12, 16]

/** What sounds in a bar. In a feature a second voice joins, twice as fast and an octave up. */
export function toneOfBar(bar: number, isRising: boolean): Tone[] {
  const chord = chords[bar % chords.length] ?? chords[0]
  const pad = chord.map((step) => ({ ...toneAt(step - 12, 0, barS), volume: 0.018 }))
  const fast = isRising ? 2 : 1
  const beats = 4 * fast
  const voice = Array.from({ length: beats }, (_, beat) => {
    const step = (tune[(bar * 3 + beat) % tune.length] ?? 0) + chord[0] + (isRising ? 12 : 0)
    return { ...toneAt(step, (beat * barS) / beats, 0.5 / fast), volume: isRising ? 0.022 : 0.014 }
  })
  return [...pad, ...voice]
}

export type Music = {
  /** Plays on for as long as it is wanted and the page is looked at. */
  play(isWanted: boolean): void
  rise(isRising: boolean): void
}

export function openMusic(sound: (tone: Tone) => void): Music {
  let timer: ReturnType<typeof setInterval> | undefined
  let bar = 0
  let isRaised = false
  const playBar = () => {
    if (!document.hidden) for (const tone of toneOfBar(bar++, isRaised)) sound(tone)
  }
  return {
    play(isWanted) {
      if (isWanted === (timer !== undefined)) return
      clearInterval(timer)
      timer = isWanted ? setInterval(playBar, barS * 1000) : undefined
      if (isWanted) playBar()
    },
    rise: (isRising) => void (isRaised = isRising),
  }
}

function toneAt(step: number, atS: number, lengthS: number) {
  return { hertz: 220 * 2 ** (step / 12), atS, lengthS }
}
