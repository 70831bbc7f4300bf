import type { GameDescriptor } from '../../descriptor.ts'

export const dustline: readonly GameDescriptor[] = [
  {
    id: 112,
    type: 1,
    brand: 'Dustline',
    name: 'โจรฝุ่นแดง',
    en: 'Red Dust Posse',
    hero: 'bandit',
    scene: 'mesa',
    heap: 'coins',
    fx: ['embers'],
    pos: [300, 330, 1.1],
    pal: { bg: ['#5a1a2a', '#e0702a', '#2a0c10'], acc: '#ffd27a', rim: '#ffb36b' },
    logo: {
      lines: [
        { text: 'RED DUST', font: 'rye' },
        { text: 'POSSE', font: 'rye', fit: 0.8 },
      ],
      fill: 'bone',
      edge: '#3a0f08',
    },
  },
  {
    id: 113,
    type: 1,
    brand: 'Dustline',
    name: 'คฤหาสน์จันทร์เลือด',
    en: 'Crimson Manor',
    hero: 'heart',
    scene: 'manor',
    heap: 'petals',
    fx: ['petals'],
    pos: [300, 330, 1.1],
    pal: { bg: ['#14082a', '#4a0f3a', '#0a0214'], acc: '#ff5a7a', rim: '#ff7ab0' },
    logo: {
      lines: [
        { text: 'CRIMSON', font: 'pirata-one' },
        { text: 'MANOR', font: 'pirata-one' },
      ],
      fill: 'ruby',
      edge: '#1c020c',
    },
  },
  {
    id: 114,
    type: 1,
    brand: 'Dustline',
    name: 'กัปตันกระดูกทอง',
    en: 'Captain Marrow',
    hero: 'pirate',
    scene: 'sea',
    heap: 'coins',
    fx: ['coins'],
    pos: [300, 330, 1.12],
    pal: { bg: ['#3a1a5a', '#e0704a', '#08203a'], acc: '#ffc46b', rim: '#ffa85a', sea: '#126a8a' },
    logo: {
      lines: [
        { text: 'CAPTAIN', font: 'new-rocker' },
        { text: 'MARROW', font: 'new-rocker' },
      ],
      fill: 'bone',
      edge: '#1c0a14',
    },
  },
]
