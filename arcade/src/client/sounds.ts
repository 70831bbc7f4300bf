export type Sounds = {
  isOn: () => boolean
  toggle: () => boolean
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
  let isOn = localStorage.getItem('arcade:sound') === 'on'
  const note = (
    hertz: number,
    atS: number,
    lengthS: number,
    volume: number,
    type: OscillatorType,
  ) => {
    if (!isOn) return
    context ??= new AudioContext()
    void context.resume()
    const start = context.currentTime + atS
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = type
    tone.frequency.setValueAtTime(hertz, start)
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lengthS)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + lengthS)
  }
  const pitch = (step: number) => 392 * 2 ** ((scale[Math.min(step, scale.length - 1)] ?? 0) / 12)
  return {
    isOn: () => isOn,
    toggle() {
      isOn = !isOn
      localStorage.setItem('arcade:sound', isOn ? 'on' : 'off')
      note(pitch(4), 0, 0.12, 0.06, 'sine')
      return isOn
    },
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
