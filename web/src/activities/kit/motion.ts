import { prefersLessMotion } from '../../browser/viewport.ts'

/** Plays an animation to its end; where motion is unwelcome, nothing moves. */
export async function playOn(
  element: Element | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!element || prefersLessMotion()) return
  await element.animate(frames, options).finished.catch(() => undefined)
}
