const paths = {
  home: 'M3 7.5 8 3l5 4.5V13H9.8V9.6H6.2V13H3z',
  out: 'M8 10V2.8M5 5.6l3-2.8 3 2.8M2.8 9.5v3.7h10.4V9.5',
  two:
    'M7.8 5.4a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0M1.8 13c.3-4.4 7.3-4.4 7.6 0M10.4 3.4a2.2 ' +
    '2.2 0 0 1 0 4M11.2 9.2c1.9.4 2.9 1.8 3 3.8',
  log: 'M4 2.5h8v11H4zM6 5.5h4M6 8h4M6 10.5h2.5',
  check: 'm3.2 8.5 3.1 3 6.5-7',
  warn: 'M8 2.5 14.3 13H1.700zM8 6.500v3M8 11.300h.01',
  lock: 'M3.5 7h9v6.500h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  clock: 'M13.7 8A5.7 5.7 0 1 1 2.3 8a5.7 5.7 0 0 1 11.4 0M8 4.800V8l2.2 1.5',
  sun:
    'M10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0M8 2v1.800M8 12.200V14M2 8h1.800M12.2 8H14M3.8 3.8 5 5' +
    'M11 11l1.2 1.200M12.2 3.8 11 5M5 11l-1.2 1.2',
  info: 'M13.7 8A5.7 5.7 0 1 1 2.3 8a5.7 5.7 0 0 1 11.4 0M8 7.300v3.500M8 5.200h.01',
}
export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
