export const name = { th: 'ทะยานฟ้า', en: 'Liftoff' }

export const pages = [
  {
    th:
      'ทุกคนขึ้นจรวดลำเดียวกัน วางเดิมพันก่อนปล่อยตัว ตัวคูณเริ่มที่ 1.00× ' +
      'และเพิ่มขึ้นเรื่อย ๆ กดรับเงินก่อนจรวดระเบิดจะได้เดิมพันคูณตัวเลขขณะนั้น ' +
      'ถ้าไม่ทันจะเสียเดิมพัน',
    en:
      'Everybody rides the same rocket. Bet before it starts; the multiplier begins at 1.00× and ' +
      'grows. Leave before the rocket bursts and your stake is paid that many times over, ' +
      'otherwise it is lost.',
  },
  {
    th:
      'ตั้งให้รับเงินเองที่ตัวคูณที่ต้องการได้ เซิร์ฟเวอร์เป็นผู้ตัดสิน ' +
      'แม้คุณหลุดการเชื่อมต่อก็จ่ายที่ตัวคูณนั้นพอดี เมื่อถึง 1,000× ทุกคนที่ยังอยู่ได้รับเงิน',
    en:
      'You may name a multiplier to leave at. The server decides it, also when your connection ' +
      'is lost, and pays exactly that multiplier. At 1,000× everybody still aboard is paid.',
  },
  {
    th:
      'วางเดิมพันได้สองรายการในเที่ยวเดียว แต่ละรายการมีเดิมพันและจุดรับเงินของตัวเอง ' +
      'รวมกันไม่เกินเดิมพันสูงสุด รายชื่อด้านล่างแสดงเดิมพันของทุกคนแบบปิดชื่อ ใครรับเงินล่าสุดอยู่บนสุด',
    en:
      'You may have two bets in one flight, each with a stake and an exit of its own; together ' +
      'they stay within the highest stake. The list shows everybody’s bets without their names, ' +
      'who left last on top.',
  },
  {
    th: 'โอกาสที่จรวดไปถึง x เท่าคือ 97% ÷ x ไม่ว่าคุณจะรับเงินที่เท่าไร อัตราจ่ายคืนจึงเท่ากันคือ 97%',
    en:
      'The rocket reaches x times the stake with a chance of 97% divided by x, so every plan ' +
      'of leaving has the same return of 97%.',
  },
  {
    th:
      'จุดระเบิดมาจากสายโซ่แฮชที่ประกาศปลายไว้ก่อนเที่ยวแรก กับเกลือสาธารณะที่กำหนดหลังจากนั้น ' +
      'แฮชของแต่ละเที่ยวแสดงตั้งแต่เปิดรับเดิมพัน และคือซีดของเที่ยวก่อนหน้า ' +
      'สายถัดไปถูกผูกไว้ในสายนี้แล้ว',
    en:
      'The end of each flight comes from a chain of hashes whose tip is published before the ' +
      'first, and a public salt fixed after it. The hash of a flight is shown when boarding ' +
      'opens and is the seed of the flight before; the next chain is committed inside this one.',
  },
  {
    th: 'หากระบบของเราขัดข้องระหว่างบิน ผู้ที่ยังไม่รับเงินจะได้เดิมพันคืน ส่วนผู้ที่รับแล้วได้ตามนั้น',
    en:
      'Should a fault on our side cut a flight off, everybody still aboard gets the stake back, ' +
      'and who has left keeps the win.',
  },
]

export const labels = {
  th: {
    bet: 'วางเดิมพัน',
    queue: 'เข้ารอบถัดไป',
    queued: 'ยกเลิกรอบถัดไป',
    out: 'รับเงิน',
    aboard: 'รอปล่อยตัว',
    waiting: 'ปล่อยตัวใน',
    burst: 'ระเบิดที่',
    reached: 'ถึงเส้นชัย',
    auto: 'รับเงินเองที่',
    off: 'ไม่ตั้ง',
    players: 'ผู้เล่น',
    staked: 'เดิมพันรวม',
    you: 'คุณ',
    connecting: 'กำลังเชื่อมต่อ',
    chance: 'โอกาสถึง',
    second: {
      bet: 'เดิมพันที่สอง',
      queue: 'ที่สองเข้ารอบถัดไป',
      queued: 'ยกเลิกเดิมพันที่สอง',
      out: 'รับเงินที่สอง',
      aboard: 'ที่สองรอปล่อยตัว',
    },
    autoNote: 'ทุกรอบรับเงินที่ตัวคูณที่ตั้งไว้ ถ้าไม่ตั้งรับที่ 2× เดิมพันที่สองใช้ยอดเท่ากัน',
    autoSecond: 'เดิมพันที่สองรับเงินที่',
  },
  en: {
    bet: 'Bet',
    queue: 'Join the next flight',
    queued: 'Cancel the next flight',
    out: 'Take',
    aboard: 'Waiting for liftoff',
    waiting: 'Liftoff in',
    burst: 'Burst at',
    reached: 'Made it',
    auto: 'Auto take',
    off: 'Off',
    players: 'Players',
    staked: 'Staked',
    you: 'You',
    connecting: 'Connecting',
    chance: 'Chance',
    second: {
      bet: 'Second bet',
      queue: 'Second bet: next flight',
      queued: 'Cancel the second bet',
      out: 'Take the second',
      aboard: 'Second bet is aboard',
    },
    autoNote:
      'Every flight is left at the multiplier you set, or at 2× when none is set. ' +
      'A second bet has the same stake.',
    autoSecond: 'Second bet leaves at',
  },
}
