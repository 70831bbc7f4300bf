import type { Tone } from './music.ts'
import { openMusic } from './music.ts'

/** What the player wants to hear; the volume in percent. */
export type Wishes = { isOn: boolean; hasMusic: boolean; volume: number }

export type Sounds = {
  wishes: () => Wishes
  wish: (wish: Partial<Wishes>) => void
  /** The music rises for as long as a feature lasts. */
  rise: (isRising: boolean) => void
  tick: (step?: number) => void
  win: (size?: number) => void
  /** For a large win, in three sizes. */
  fanfare: (size: number) => void
  lose: () => void
  press: () => void
  /** One tone, for games with a voice of their own. */
  note: (hertz: number, atS: number, lengthS: number, volume: number, type: OscillatorType) => void
}

const fanfare = [0, 3, 5, 3, 5, 7, 5, 7, 8, 7, 8, 10, 8, 10]
const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]

/** Everything is synthesised; silent until the player asks for sound. */
export function openSounds(): Sounds {
  let context: AudioContext | null = null
  let loudspeaker: GainNode | null = null
  const wishes = readWishes()
  const sound = (tone: Tone, type: OscillatorType) => {
    if (!context) {
      context = new AudioContext()
      loudspeaker = context.createGain()
      loudspeaker.connect(context.destination)
    }
    if (!loudspeaker) return
    void context.resume()
    loudspeaker.gain.value = wishes.volume / 100
    const { hertz, atS, lengthS, volume } = tone
    const start = context.currentTime + atS
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = type
    oscillator.frequency.setValueAtTime(hertz, start)
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lengthS)
    oscillator.connect(gain).connect(loudspeaker)
    oscillator.start(start)
    oscillator.stop(start + lengthS)
  }
  const music = openMusic((tone) => sound(tone, 'sine'))
  // A browser lets nothing be heard before the first touch.
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, () => music.play(wishes.hasMusic), { once: true })
  const note = (
    hertz: number,
    atS: number,
    lengthS: number,
    volume: number,
    type: OscillatorType,
  ) => {
    if (wishes.isOn) sound({ hertz, atS, lengthS, volume }, type)
  }
  const pitch = (step: number) => 392 * 2 ** ((scale[Math.min(step, scale.length - 1)] ?? 0) / 12)
  return {
    wishes: () => ({ ...wishes }),
    wish(wish) {
      Object.assign(wishes, wish)
      localStorage.setItem('arcade:sound', wishes.isOn ? 'on' : 'off')
      localStorage.setItem('arcade:music', wishes.hasMusic ? 'on' : 'off')
      localStorage.setItem('arcade:volume', String(wishes.volume))
      music.play(wishes.hasMusic)
      note(pitch(4), 0, 0.12, 0.06, 'sine')
    },
    rise: (isRising) => music.rise(isRising),
    tick: (step = 0) => note(pitch(step), 0, 0.09, 0.05, 'triangle'),
    win(size = 1) {
      for (let at = 0; at < 3 + size; at++) note(pitch(at * 2), at * 0.09, 0.4, 0.07, 'sine')
    },
    fanfare(size) {
      for (const [at, step] of fanfare.slice(0, 5 + size * 3).entries()) {
        note(pitch(step), at * 0.13, 0.55, 0.07, 'triangle')
        note(pitch(step) / 2, at * 0.13, 0.4, 0.04, 'sine')
      }
    },
    lose: () => note(110, 0, 0.35, 0.09, 'sawtooth'),
    press: () => note(660, 0, 0.05, 0.03, 'sine'),
    note,
  }
}

function readWishes(): Wishes {
  const isOn = (what: string) => localStorage.getItem(`arcade:${what}`) === 'on'
  const volume = Number(localStorage.getItem('arcade:volume') ?? 100)
  return {
    isOn: isOn('sound'),
    hasMusic: isOn('music'),
    volume: volume >= 0 && volume <= 100 ? volume : 100,
  }
}
