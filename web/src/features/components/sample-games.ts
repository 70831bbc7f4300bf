export type SampleGame = {
  id: number
  names: readonly [th: string, en: string]
  studio: string
}

/** A few of the games that have pictures. */
export const sampleGames = {
  naga: { id: 101, names: ['นาคาเพลิง', 'Naga Ember'], studio: 'Marigold' },
  cat: { id: 102, names: ['กวักทรัพย์', 'Lucky Paw'], studio: 'Marigold' },
  mask: { id: 103, names: ['หน้ากากอมูเนต', 'Mask of Amunet'], studio: 'Sunreel' },
  kraken: { id: 202, names: ['อ่าวคราเคน', 'Kraken Cove'], studio: 'Bluefin' },
  sugar: { id: 105, names: ['ชูการ์ออร์บิต', 'Sugar Orbit'], studio: 'Lollybit' },
  tiger: { id: 110, names: ['พยัคฆ์คิง', 'Tiger King'], studio: 'Marigold' },
  stadium: { id: 401, names: ['สเตเดียมวัน', 'Stadium One'], studio: 'Pitchside' },
} as const satisfies Record<string, SampleGame>
