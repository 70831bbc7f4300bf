import type { SlotTitle, WaysTable } from '../slots/table.ts'

/** Crown, lotus, bell, lantern; ruby, amber, jade and sapphire scales; the naga and its pearl. */
export const paytable: WaysTable = {
  mechanic: 'ways',
  rows: 3,
  reels: [
    'FRCBRSQFACRJQLAJLAQBJLAJFQRB',
    'QBLAFCLFJARQABCQJRFABWRSLJQRJ',
    'AQBJRAFBAFJRFQJLRWJQCALBSCRQL',
    'RJQSAQFALRBJALFWBQCRJBQJLRFCA',
    'SALJCQRBLCQRBAFJLQRJFRABJFAQ',
  ],
  freeReels: [
    'LRQALRFQBJRAFCJBARLAQJFQJBC',
    'RFQJCWRACRJFQLBAWLBAQFJAQRLWBJ',
    'FWQJAWQLCRLBJCFQAFRBWALRBJQAJR',
    'JLCJQFRWQBJARBQLACJRQARBFLAFW',
    'JQFBALQFCALRQLJRABJRFBAJQCR',
  ],
  pays: {
    C: [100, 300, 1500],
    L: [80, 250, 800],
    B: [70, 160, 500],
    F: [55, 125, 320],
    R: [30, 70, 160],
    A: [30, 70, 160],
    J: [25, 50, 120],
    Q: [25, 50, 120],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: { 3: 8, 4: 10, 5: 12 },
  freeMultiplier: 3,
  topTimes: 500_000,
  returnToPlayer: { numerator: 9_608_800_080, denominator: 10_000_000_000 },
  chances: { pays: 0.473586, scene: 0.009808 },
  spread: {
    most: { times: 295_990, chance: 7.01562e-87 },
    overStake: 0.183443,
    deviation: 4.5371,
    tenTimes: 0.0139108,
    hundredTimes: 0.000276533,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'นาคา (ไวลด์)',
    S: 'มุกเพลิง',
    C: 'มงกุฎ',
    L: 'ดอกบัว',
    B: 'ระฆัง',
    F: 'โคมไฟ',
    R: 'เกล็ดทับทิม',
    A: 'เกล็ดอำพัน',
    J: 'เกล็ดหยก',
    Q: 'เกล็ดไพลิน',
  },
  en: {
    W: 'Naga (wild)',
    S: 'Ember pearl',
    C: 'Crown',
    L: 'Lotus',
    B: 'Bell',
    F: 'Lantern',
    R: 'Ruby scale',
    A: 'Amber scale',
    J: 'Jade scale',
    Q: 'Sapphire scale',
  },
}

export const title: SlotTitle = {
  id: 'naga-ember',
  catalogueId: 101,
  maxStake: 50_000,
  name: { th: 'นาคาเพลิง', en: 'Naga Ember' },
  pages: [
    {
      th:
        'สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้าย 3 ตัวขึ้นไปได้รางวัล จะอยู่แถวใดก็ได้ ' +
        'ทุกเส้นทางที่เป็นไปได้นับรวมกันสูงสุด 243 ทาง ' +
        'นาคาแทนได้ทุกสัญลักษณ์ที่จ่ายรางวัล',
      en:
        'Three or more alike on neighbouring reels from the left win, in any row. Every ' +
        'way counts, up to 243. The naga stands for every symbol that pays.',
    },
    {
      th:
        'มุกเพลิง 3, 4 หรือ 5 เม็ดให้ฟรีสปิน 8, 10 หรือ 12 ครั้ง รางวัลในฟรีสปินคูณ 3 ' +
        'และมีนาคามากขึ้น ฟรีสปินรวมอยู่ในรอบเดียวกันและสุ่มพร้อมกันทั้งหมด',
      en:
        'Three, four or five ember pearls give 8, 10 or 12 free spins. Wins in them are ' +
        'tripled and more nagas are on the reels. They belong to the same round and are ' +
        'all drawn at once.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 2,959.9 เท่าของเดิมพัน ความผันผวนปานกลาง',
      en: 'The most a round can pay is 2,959.9 times the stake. Medium volatility.',
    },
  ],
  names,
  paytable,
}
