/** Drawn in a box of 24 with round ends, as the lobby's own icons are. */
const paths = {
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8.2 8.2 0 0 1 0 11.6',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  history: 'M4 5v4.5h4.5M4.4 9.5A8 8 0 1 1 4 13M12 8v4.5l3 2',
  fair: 'M12 3.5l7 2.6v5.4c0 4.3-2.9 7.6-7 9-4.1-1.4-7-4.7-7-9V6.1zM8.8 12l2.3 2.3 4.2-4.6',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.2M12 7.7v.1',
  advice:
    'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 1 3.6 10.8c-.7.6-1.1 1.2-1.1 2v1.2h-5v-1.2' +
    'c0-.8-.4-1.4-1.1-2A6 6 0 0 1 12 3.5z',
  auto: 'M6 8.5A7 7 0 0 1 18.6 9M18.8 5v4.2h-4.2M18 15.5A7 7 0 0 1 5.4 15M5.2 19v-4.2h4.2',
  close: 'M6 6l12 12M18 6L6 18',
}
export type IconName = keyof typeof paths

const svgSpace = 'http://www.w3.org/2000/svg'

export function icon(name: IconName): SVGSVGElement {
  const picture = document.createElementNS(svgSpace, 'svg')
  const line = document.createElementNS(svgSpace, 'path')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('aria-hidden', 'true')
  picture.classList.add('icon')
  line.setAttribute('d', paths[name])
  picture.append(line)
  return picture
}
