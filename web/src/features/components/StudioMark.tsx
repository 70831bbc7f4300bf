export type Studio = 'Marigold' | 'Sunreel' | 'Lollybit' | 'Dustline'

type Sign = {
  ground: string
  ink: string
  path: string
}

const signs: Record<Studio, Sign> = {
  Marigold: {
    ground: '#7a3d05',
    ink: '#ffb92f',
    path: 'M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM9 12a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
  },
  Sunreel: { ground: '#8a1230', ink: '#ff9a5a', path: 'M4 14.5a8 8 0 0 1 16 0zM4 17h16v2H4z' },
  Lollybit: {
    ground: '#a01a78',
    ink: '#ffb0e0',
    path: 'M12 4a8 8 0 1 1-8 8h4a4 4 0 1 0 4-4z',
  },
  Dustline: {
    ground: '#4a2a14',
    ink: '#e8c080',
    path: 'm12 4 2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8z',
  },
}

/** The sign of one of the sample studios. */
export function StudioMark({ studio }: { studio: Studio }) {
  const { ground, ink, path } = signs[studio]
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="7" fill={ground} />
      <path d={path} fill={ink} fillRule="evenodd" />
    </svg>
  )
}
