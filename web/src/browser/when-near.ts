/** Acts whenever the element has come so near to what is seen; returns how to stop. */
export function whenNear(element: Element, margin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    // A busy page is told of several changes at once: the last one is how it stands.
    (changes) => {
      if (changes.at(-1)?.isIntersecting) act()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
