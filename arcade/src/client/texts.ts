import { isPractice, rootPath } from './page.ts'

export type Locale = 'th' | 'en'

export const locale: Locale = new URLSearchParams(location.search).get('locale')?.startsWith('en')
  ? 'en'
  : 'th'

/** A page of the arcade in the game's language. */
export function pageAddress(path: string): string {
  return `${rootPath()}${path}?locale=${locale === 'en' ? 'en-US' : 'th-TH'}`
}

const th = {
  stake: 'เดิมพัน',
  balance: 'ยอดเงิน',
  playMoney: 'เงินจำลอง',
  morePlayMoney: 'เริ่มใหม่ด้วยเงินจำลองก้อนใหม่',
  free: 'รอบฟรี',
  auto: 'อัตโนมัติ',
  stop: 'หยุด',
  sound: 'เสียง',
  music: 'ดนตรี',
  volume: 'ความดัง',
  history: 'ประวัติ',
  fair: 'ความเป็นธรรม',
  info: 'กติกา',
  close: 'ปิด',
  advice: 'คำแนะนำ',
  best: 'ดีที่สุด:',
  costs: (percent: string) => `เสียเพิ่ม ${percent}% ของเดิมพัน`,
  noAdvice: 'ตอนนี้ไม่มีอะไรให้เลือก',
  won: 'ได้รับ',
  gotBack: 'ได้คืน',
  noWin: 'ไม่ได้รางวัล',
  bigWins: ['รางวัลใหญ่พิเศษ', 'รางวัลใหญ่มาก', 'รางวัลใหญ่'],
  broke: 'ยอดเงินไม่พอสำหรับเดิมพันนี้',
  lowerStake: 'ลดเดิมพันเป็น',
  practice: 'ทดลองเล่น',
  deposit: 'ฝากเงิน',
  notNow: 'ไม่ใช่ตอนนี้',
  retry: 'ลองอีกครั้ง',
  owed: 'เงินรางวัลบันทึกแล้ว กำลังโอนเข้ากระเป๋า',
  refusedWin: 'กระเป๋าเงินไม่รับเงินรางวัลนี้ โปรดแจ้งเจ้าหน้าที่พร้อมรหัสรอบ:',
  loading: 'กำลังเปิดเกม',
  resumed: 'เล่นต่อจากรอบที่ค้างไว้',
  returnToPlayer: 'อัตราจ่ายคืน (RTP)',
  returnNote: 'ค่าคำนวณจริงจากทุกผลที่เป็นไปได้ ไม่ใช่การรับประกันผลของรอบใด',
  exactReturn: 'ค่าละเอียด',
  mostTimes: 'จ่ายสูงสุดต่อรอบ',
  overStake: 'รอบที่จ่ายมากกว่าเดิมพัน',
  tenTimes: 'โอกาสได้ 10 เท่าขึ้นไป',
  hundredTimes: 'โอกาสได้ 100 เท่าขึ้นไป',
  deviation: 'ส่วนเบี่ยงเบนมาตรฐาน (เท่าของเดิมพัน)',
  limits: 'เดิมพันต่อรอบ',
  payouts: 'ตารางจ่าย',
  noHistory: 'ยังไม่มีรอบที่จบ',
  sitting: 'ตั้งแต่เปิดเกม',
  staked: 'ยอดเล่น',
  net: 'สุทธิ',
  mostWon: 'ได้มากที่สุดในรอบเดียว',
  keysTitle: 'แป้นพิมพ์',
  keysMore: '? = หน้านี้, Esc = ปิดหน้าต่าง, Tab = ไปปุ่มถัดไป',
  keyAdvice: 'A = คำแนะนำ ขณะมีอะไรให้เลือก',
  rounds: 'จำนวนรอบ',
  stopLoss: 'หยุดเมื่อเสียรวม',
  stopWin: 'หยุดเมื่อรอบเดียวได้',
  stopLow: 'หยุดเมื่อยอดเงินต่ำกว่า',
  stopAt: 'หยุดเมื่อได้',
  stopping: 'กำลังหยุด',
  stoppedByLoss: 'หยุดแล้ว: เดิมพันต่ออาจเสียเกินยอดที่ตั้งไว้',
  stoppedByWin: 'หยุดแล้ว: ได้รางวัลถึงยอดที่ตั้งไว้',
  stoppedByBalance: 'หยุดแล้ว: ยอดเงินต่ำกว่าที่ตั้งไว้',
  stoppedAt: 'หยุดแล้ว: ได้',
  never: 'ไม่กำหนด',
  begin: 'เริ่ม',
  commitment: 'แฮชของซีดเซิร์ฟเวอร์',
  playerSeed: 'ซีดของคุณ',
  nonce: 'รอบถัดไปลำดับที่',
  rotate: 'เปลี่ยนซีดและเปิดเผยซีดเดิม',
  revealed: 'ซีดเซิร์ฟเวอร์เดิม',
  newSeed: 'ซีดใหม่ของคุณ',
  nextCommitment: 'แฮชของซีดเซิร์ฟเวอร์ถัดไป',
  nextNote: 'ซีดถัดไปมีอยู่แล้วและเปลี่ยนไม่ได้ ซีดใหม่ของคุณจะใช้คู่กับซีดนั้น',
  flightHash: 'แฮชของรอบนี้',
  chainTip: 'ปลายของสายโซ่ที่ประกาศไว้',
  chainPlace: 'ลำดับในสายโซ่',
  chainSalt: 'เกลือสาธารณะ',
  nextTip: 'ปลายของสายถัดไป',
  linked: (steps: number) => `✓ แฮชย้อนกลับ ${steps} ครั้งถึงปลายที่ประกาศไว้`,
  notLinked: '✕ แฮชย้อนกลับไม่ถึงปลายที่ประกาศไว้',
  chainNote:
    'แฮชนี้คือซีดของรอบก่อนหน้า ซีดของรอบนี้เปิดเผยเมื่อจบ ผลขึ้นกับซีด เกลือ ' +
    'และปลายของสายถัดไปเท่านั้น ทั้งหมดกำหนดไว้ก่อนรับเดิมพัน',
  promised: '✓ ตรงกับแฮชที่แสดงไว้ก่อนเล่น',
  notPromised: '✕ ไม่ตรงกับแฮชที่แสดงไว้ก่อนเล่น',
  verify: 'ตรวจสอบรอบ',
  verifyAll: 'ตรวจทุกรอบของซีดเดิม',
  keys: 'แป้นพิมพ์: เว้นวรรค = เล่น, ลูกศรซ้ายขวา = ปรับเดิมพัน',
  goodToKnow: 'ควรรู้',
  rules: [
    'หลุดการเชื่อมต่อ: ผลของรอบถูกบันทึกที่เซิร์ฟเวอร์แล้ว ' +
      'เปิดเกมอีกครั้งจะเห็นผลเดิมหรือเล่นต่อจากจุดที่ค้างไว้ ไม่มีรอบใดถูกสุ่มใหม่',
    'ระบบขัดข้อง: หากยืนยันเดิมพันไม่ได้ เราคืนเดิมพันนั้น รอบที่ยืนยันแล้วจ่ายตามผลที่บันทึกไว้เสมอ',
    'รอบที่ค้างไว้ครบ 72 ชั่วโมง หรือเมื่อคุณพักการเล่น จะจบเองจากซีดเดิม: แบล็คแจ็ค 21 และป๊อกเด้งเก้าคู่อยู่ ' +
      'แจ็คส์ออร์เบตเตอร์ถือไพ่ที่แจกทุกใบ สามกษัตริย์หมอบ ขุดเพชร ลูกเจี๊ยบซิ่ง ปักเป้าป๊อป และปลาคาร์ปมังกร' +
      'รับเงิน (ถ้ายังไม่เปิดช่องหรือก้าวเลย จะทำครั้งแรกก่อน) แล้วจ่ายตามผล',
    'ทุกรอบสุ่มแยกจากกัน ผลที่ผ่านมาไม่มีผลต่อรอบถัดไป ตรวจสอบทุกรอบได้ในประวัติ',
  ],
  care:
    'สำหรับผู้ที่มีอายุถึงเกณฑ์ของเว็บไซต์เท่านั้น เล่นเพื่อความสนุก ด้วยเงินที่เสียได้ ' +
    'อยากพักเมื่อใด กดปุ่มหยุดเหนือเกมได้เลย ถอนเงินได้เสมอ',
}

const en: typeof th = {
  stake: 'Stake',
  balance: 'Balance',
  playMoney: 'Play money',
  morePlayMoney: 'Start over with new play money',
  free: 'free rounds',
  auto: 'Auto',
  stop: 'Stop',
  sound: 'Sound',
  music: 'Music',
  volume: 'Volume',
  history: 'History',
  fair: 'Fairness',
  info: 'Rules',
  close: 'Close',
  advice: 'Advice',
  best: 'Best:',
  costs: (percent: string) => `costs ${percent}% of the stake`,
  noAdvice: 'There is nothing to decide now',
  won: 'Won',
  gotBack: 'Payout',
  noWin: 'No win',
  bigWins: ['Huge win', 'Great win', 'Big win'],
  broke: 'Not enough balance for this stake',
  lowerStake: 'Lower the stake to',
  practice: 'Practice',
  deposit: 'Deposit',
  notNow: 'Not now',
  retry: 'Try again',
  owed: 'Your win is recorded and on its way to your balance',
  refusedWin: 'The wallet did not take this win. Please tell support, with the round:',
  loading: 'Opening the game',
  resumed: 'Continuing your open round',
  returnToPlayer: 'Return to player (RTP)',
  returnNote: 'Computed over every possible result; it promises nothing for a single round.',
  exactReturn: 'Exact value',
  mostTimes: 'Largest win',
  overStake: 'Rounds that pay more than the stake',
  tenTimes: 'Chance of 10× or more',
  hundredTimes: 'Chance of 100× or more',
  deviation: 'Standard deviation (stakes)',
  limits: 'Stake per round',
  payouts: 'Paytable',
  noHistory: 'No finished round yet',
  sitting: 'Since you opened the game',
  staked: 'Wagered',
  net: 'Net',
  mostWon: 'Largest win',
  keysTitle: 'Keyboard',
  keysMore: '? shows this, Esc closes it, Tab goes to the next button',
  keyAdvice: 'A gives advice while there is something to decide',
  rounds: 'Rounds',
  stopLoss: 'Stop after losing',
  stopWin: 'Stop on a single win of',
  stopLow: 'Stop when the balance is below',
  stopAt: 'Stop at',
  stopping: 'Stopping',
  stoppedByLoss: 'Stopped: another stake could pass the loss you set',
  stoppedByWin: 'Stopped: you have won the amount you set',
  stoppedByBalance: 'Stopped: your balance is below the amount you set',
  stoppedAt: 'Stopped:',
  never: 'Not set',
  begin: 'Start',
  commitment: 'Hash of the server seed',
  playerSeed: 'Your seed',
  nonce: 'Next nonce',
  rotate: 'Change seeds and reveal the old one',
  revealed: 'Old server seed',
  newSeed: 'Your new seed',
  nextCommitment: 'Hash of the next server seed',
  nextNote: 'The next seed exists and cannot be changed any more. Your new seed is for it.',
  flightHash: 'Hash of this round',
  chainTip: 'Published tip of the chain',
  chainPlace: 'Place in the chain',
  chainSalt: 'Public salt',
  nextTip: 'Tip of the next chain',
  linked: (steps: number) => `✓ Hashed ${steps} times it is the published tip`,
  notLinked: '✕ It does not lead back to the published tip',
  chainNote:
    'This hash is the seed of the round before; the seed of this one is revealed when it ends. ' +
    'The result depends on seed, salt and the next tip alone, all fixed before the first bet.',
  promised: '✓ The seed whose hash was shown before play',
  notPromised: '✕ Not the seed whose hash was shown before play',
  verify: 'Verify a round',
  verifyAll: 'Verify every round of the old seed',
  keys: 'Keyboard: space plays, left and right change the stake',
  goodToKnow: 'Good to know',
  rules: [
    'Lost connection: the result of a round is kept by the server. Open the game again to see ' +
      'the same result or to go on where you were; nothing is drawn anew.',
    'Malfunction: a stake that cannot be confirmed is returned. A confirmed round always pays ' +
      'by its recorded result.',
    'A round left open for 72 hours, or when you take a break, ends from the same seeds: ' +
      'Blackjack 21 and Pok Deng Nine stand, Jacks or Better holds all, Three Kings folds, ' +
      'Gem Sweep, Chick Dash, Puffer Pop and Koi Ascend take the win (after a first tile or ' +
      'step, if there was none), and what it comes to is paid.',
    'Rounds are independent: past results do not change the next. Every round can be verified ' +
      'from the history.',
  ],
  care:
    'Only for players of the age the site asks for. Play for fun, with money you can afford to ' +
    'lose. For a break, press the pause button above the game. You can always withdraw.',
}

export const frameText = { th, en }[locale]

export function balanceName(): string {
  return isPractice() ? frameText.playMoney : frameText.balance
}

const problems: Record<string, Record<Locale, string>> = {
  tokenExpired: {
    th: 'เกมหมดอายุ เปิดใหม่จากล็อบบี้',
    en: 'This game has timed out. Reopen it from the lobby',
  },
  sessionOver: {
    th: 'เกมหมดอายุ เปิดใหม่จากล็อบบี้',
    en: 'This game has timed out. Reopen it from the lobby',
  },
  gameClosed: { th: 'ตอนนี้เกมนี้ปิดอยู่', en: 'This game is closed for now' },
  gateClosed: { th: 'ตอนนี้คุณยังเล่นไม่ได้', en: 'You can’t play right now' },
  limitReached: {
    th: 'ถึงลิมิตของคุณแล้ว ยังถอนเงินได้',
    en: 'You’ve reached your limit. You can still withdraw',
  },
  stakeCeiling: {
    th: 'เกินเดิมพันสูงสุดต่อรอบ ลดเดิมพันแล้วลองใหม่',
    en: 'Above the highest stake of a round. Bet less',
  },
  bonusStake: {
    th: 'เกินเดิมพันสูงสุดระหว่างที่โบนัสยังเล่นไม่ครบ ลดเดิมพันแล้วลองใหม่',
    en: 'Above the highest stake while a bonus is being wagered. Bet less',
  },
  tooSoon: { th: 'เร็วเกินไป รอสักครู่แล้วเล่นต่อ', en: 'A little too soon. Wait a moment' },
  stakeUnknown: {
    th: 'ยืนยันเดิมพันไม่ได้ เราคืนเงินเดิมพันให้',
    en: 'The stake could not be confirmed and is being returned',
  },
  settling: {
    th: 'กำลังคืนเดิมพันรอบก่อน ลองใหม่อีกครู่',
    en: 'Returning an earlier stake, try again shortly',
  },
  offline: {
    th: 'เชื่อมต่อไม่ได้ กำลังลองใหม่ให้ ผลของรอบไม่หาย',
    en: 'No connection. We keep trying, and no result is lost',
  },
  walletSilent: {
    th: 'ติดต่อกระเป๋าเงินไม่ได้ ลองใหม่อีกครู่',
    en: 'The wallet does not answer, try again shortly',
  },
  unknownFreeRounds: {
    th: 'รอบฟรีหมดหรือหมดเวลาแล้ว',
    en: 'The free rounds are used up or have expired',
  },
  tooLate: { th: 'ไม่ทันแล้ว รอรอบถัดไป', en: 'Too late, wait for the next round' },
  hallFull: {
    th: 'รอบนี้รับเดิมพันเต็มวงเงินแล้ว ลดเดิมพันหรือรอรอบถัดไป',
    en: 'This round takes no more in all. Bet less, or wait for the next one',
  },
  stakeOutOfRange: {
    th: 'เดิมพันรวมเกินที่โต๊ะรับในหนึ่งรอบ',
    en: 'More than this table takes in one round',
  },
  tooEarly: { th: 'เร็วไปนิด ลองอีกครั้ง', en: 'A moment too early, try again' },
  roundUnfinished: { th: 'จบรอบที่ค้างอยู่ก่อน', en: 'Finish the open round first' },
  noPlayerSeed: { th: 'เปิดเกมใหม่เพื่อสร้างซีดของคุณ', en: 'Reload the game to make your seed' },
  seedsChanged: {
    th: 'ซีดเพิ่งถูกเปลี่ยนในอีกหน้าต่าง ดูแฮชใหม่แล้วลองอีกครั้ง',
    en: 'The seeds were just changed elsewhere. Look at the new hash and try again',
  },
  otherCommitment: {
    th: 'เซิร์ฟเวอร์ใช้ซีดอื่นจากที่แสดงแฮชไว้ อย่าเล่นต่อ และแจ้งเจ้าหน้าที่',
    en: 'The server used another seed than the one shown by its hash. Stop and tell our staff',
  },
  badPlayerSeed: {
    th: 'ใช้อักษรหรือตัวเลข 1–64 ตัว ไม่มีเว้นวรรค',
    en: 'Use 1–64 letters or digits, no spaces',
  },
}

/** What nobody has words for is told by its name too, so that it can be asked about. */
export function problemText(name: string): string {
  const fallback = { th: 'เกิดข้อผิดพลาด ลองใหม่อีกครั้ง', en: 'Something went wrong, try again' }
  return problems[name]?.[locale] ?? `${fallback[locale]} (${name})`
}
