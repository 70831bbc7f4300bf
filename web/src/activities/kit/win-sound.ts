import { local } from '../../browser/storage.ts'

/** The tones of a reward. Silent until the player asks for sound. */
export function hasSound(): boolean {
  return local.findText('SOUND_ON') === '1'
}

export function keepSound(isOn: boolean): void {
  if (isOn) local.setText('SOUND_ON', '1')
  else local.remove('SOUND_ON')
}

let context: AudioContext | undefined

/** A chord, tone by tone. A browser that cannot play it stays silent. */
export function playWin(): void {
  if (!hasSound() || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  void context.resume().catch(() => undefined)
  for (const [nth, hertz] of tones.entries()) playTone(context, hertz, nth * gapS)
}

const tones = [523.25, 659.25, 783.99, 1046.5]
const gapS = 0.09
const lengthS = 0.4
const volume = 0.07

function playTone(to: AudioContext, hertz: number, afterS: number): void {
  const start = to.currentTime + afterS
  const tone = to.createOscillator()
  const gain = to.createGain()
  tone.frequency.setValueAtTime(hertz, start)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lengthS)
  tone.connect(gain).connect(to.destination)
  tone.start(start)
  tone.stop(start + lengthS)
}
