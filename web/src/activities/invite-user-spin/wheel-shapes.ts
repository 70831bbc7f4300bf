/** A point on a circle around the middle; 0° is at the top and degrees run clockwise. */
export function spot(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) }
}

/** A slice of so many degrees, its middle at the top. */
export function segmentPath(radius: number, degrees: number): string {
  const [begin, end] = [spot(radius, -degrees / 2), spot(radius, degrees / 2)]
  return `M0 0L${begin.x} ${begin.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}Z`
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}
