let isTouched = false

/** Listens for the first press, key or step back: from then on nothing opens by itself. */
export function watchFirstTouch(): void {
  // The drawn home heard it before there was an app.
  isTouched = document.documentElement.dataset['touched'] !== undefined
  const touch = () => {
    isTouched = true
  }
  for (const name of ['pointerdown', 'keydown', 'wheel', 'popstate'])
    addEventListener(name, touch, { once: true, capture: true, passive: true })
}

export function wasTouched(): boolean {
  return isTouched
}
