import type { Locale } from './html.ts'

const th = {
  fairness: 'ตรวจสอบความเป็นธรรม',
  otherLanguage: 'English',
  game: 'เกม',
  time: 'เวลา',
  round: 'รหัสรอบ',
  stake: 'เดิมพัน',
  won: 'ได้รับ',
  unfinished: 'ยังไม่จบ',
  void: 'เป็นโมฆะ ไม่ได้รับเดิมพัน',
  verifyPair: 'ตรวจทุกรอบของซีดที่เปิดเผยแล้ว',
  pairHash: 'แฮชของซีดเซิร์ฟเวอร์',
  program: 'ดาวน์โหลดตัวตรวจสอบไฟล์เดียว (Node)',
  result: 'ผลของรอบ',
  proof: 'หลักฐานความเป็นธรรม',
  commitment: 'แฮชที่ประกาศไว้ก่อนเล่น',
  playerSeed: 'ซีดของคุณ',
  nonce: 'ลำดับรอบ',
  serverSeed: 'ซีดเซิร์ฟเวอร์',
  hidden: 'เปิดเผยเมื่อคุณเปลี่ยนซีดในเกม',
  verify: 'ตรวจสอบในเบราว์เซอร์นี้',
  verifyAny: 'ตรวจสอบรอบใดก็ได้',
  optionalSeed: 'ซีดเซิร์ฟเวอร์ (เว้นว่างได้หากเปิดเผยแล้ว)',
  how: 'ผลของรอบมาจากไหน',
  chains: 'รอบที่ทุกคนเล่นร่วมกัน',
  chainsNote:
    'ซีดของทุกรอบต่อกันเป็นสายโซ่ แฮชของซีดหนึ่งคือซีดของรอบก่อนหน้า จนถึงปลายที่ประกาศไว้ ' +
    'เกลือสาธารณะมาจากเบราว์เซอร์ของผู้เล่นคนแรกที่เข้ามาหลังประกาศปลาย และใช้กับทุกรอบ ' +
    'ปลายของสายถัดไปอยู่ในทุกรอบของสายนี้',
  chainsFile: 'ข้อมูลเดียวกันสำหรับโปรแกรม (JSON)',
  tip: 'ปลายของสายโซ่',
  madeAt: 'ประกาศเมื่อ',
  salt: 'เกลือสาธารณะ',
  saltless: 'ยังไม่กำหนด รอบแรกยังไม่เริ่ม',
  saltedAt: 'กำหนดเกลือเมื่อ',
  flights: 'ใช้แล้ว / ทั้งหมด',
  place: 'ลำดับในสายโซ่',
  nextTip: 'ปลายของสายถัดไป',
  steps: [
    'เราแสดงแฮช SHA-256 ของซีดเซิร์ฟเวอร์ก่อน แล้วเบราว์เซอร์ของคุณหรือคุณเองจึงเลือกซีดของคุณ ' +
      'เราจึงเปลี่ยนซีดภายหลังไม่ได้ และเลือกซีดให้เข้ากับของคุณก็ไม่ได้',
    'ผลของรอบคือ HMAC-SHA256 ของซีดเซิร์ฟเวอร์กับข้อความ “ซีดของคุณ:ลำดับรอบ:บล็อก” อ่านทีละ 32 บิต',
    'เมื่อคุณเปลี่ยนซีดในเกม เราเปิดเผยซีดเดิม แล้วเบราว์เซอร์ของคุณคำนวณทุกรอบใหม่ได้เอง ด้วยโค้ดที่แยกจากของเซิร์ฟเวอร์',
  ],
}

const en: typeof th = {
  fairness: 'Fairness',
  otherLanguage: 'ไทย',
  game: 'Game',
  time: 'Time',
  round: 'Round',
  stake: 'Stake',
  won: 'Won',
  unfinished: 'Unfinished',
  void: 'Void: no stake was taken',
  verifyPair: 'Verify every round of a revealed seed',
  pairHash: 'Hash of the server seed',
  program: 'Download the verifier as one file (Node)',
  result: 'Result',
  proof: 'Proof of fairness',
  commitment: 'Hash committed before play',
  playerSeed: 'Your seed',
  nonce: 'Nonce',
  serverSeed: 'Server seed',
  hidden: 'Revealed when you change seeds in the game',
  verify: 'Verify in this browser',
  verifyAny: 'Verify any round',
  optionalSeed: 'Server seed (leave empty once it is revealed)',
  how: 'Where a result comes from',
  chains: 'Rounds that all share',
  chainsNote:
    'The seeds of all rounds form a chain: the hash of each is the seed of the round before, ' +
    'back to the tip published here. The public salt was made by the browser of the first ' +
    'player who came after the tip was published and is part of every round; so is the tip of ' +
    'the chain that follows.',
  chainsFile: 'The same for programs (JSON)',
  tip: 'Tip of the chain',
  madeAt: 'Published',
  salt: 'Public salt',
  saltless: 'Not fixed yet: no round opens before it is',
  saltedAt: 'Salt fixed',
  flights: 'Used / of all',
  place: 'Place in the chain',
  nextTip: 'Tip of the next chain',
  steps: [
    'We show the SHA-256 of the server seed first. Only then your browser, or you, choose your ' +
      'seed: so we can neither change ours later nor choose it to go with yours.',
    'A round is HMAC-SHA256 of the server seed over “your seed:nonce:block”, read 32 bits at a ' +
      'time.',
    'When you change seeds in the game we reveal the old one, and your own browser works every ' +
      'round out again, with code that shares nothing with the server’s.',
  ],
}

export const paperTexts: Record<Locale, typeof th> = { th, en }
