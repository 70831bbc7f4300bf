const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** The house's flower. */
export function Mark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      {petals.map((turn) => (
        <ellipse
          key={turn}
          cx="10"
          cy="4.3"
          rx="2.3"
          ry="4"
          transform={`rotate(${turn} 10 10)`}
          fill="#f2a51f"
        />
      ))}
      <circle cx="10" cy="10" r="3" fill="#7a3f00" />
    </svg>
  )
}
