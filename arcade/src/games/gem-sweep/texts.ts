export const name = { th: 'ขุดเพชร', en: 'Gem Sweep' }

export const pages = [
  {
    th:
      'ในกระดาน 25 ช่องมีระเบิดซ่อนอยู่ตามจำนวนที่คุณเลือก เปิดช่องที่เป็นเพชรตัวคูณจะเพิ่มขึ้น ' +
      'เจอระเบิดเมื่อไรรอบนั้นจบและเสียเดิมพัน',
    en:
      'As many mines as you choose hide among 25 tiles. Every gem raises the multiplier. A ' +
      'mine ends the round and the stake is lost.',
  },
  {
    th: 'รับเงินได้ทุกเมื่อหลังเปิดเพชรช่องแรก ตำแหน่งระเบิดถูกสุ่มไว้ก่อนวางเดิมพันและไม่เปลี่ยนตามช่องที่คุณเลือก',
    en:
      'After the first gem you may take the win at any time. The mines are drawn before ' +
      'your bet and never move.',
  },
  {
    th:
      'รอบจะจบพร้อมรับเงินเองเมื่อเปิดเพชรครบ หรือเมื่อเพชรถัดไปจะเกิน 5,000 เท่า ' +
      'ตัวคูณเป็นจำนวนเต็มของ 0.01 ตามตาราง ' +
      'อัตราจ่ายคืนของแต่ละช่องจึงอยู่ระหว่าง 96.25% ถึง 97% และแสดงไว้ในตารางจ่าย',
    en:
      'The round pays by itself when all gems are found, or when the next gem would pass ' +
      '5,000 times the stake. Multipliers are whole hundredths, so taking the win at different ' +
      'steps returns 96.25% to 97%; the paytable states each.',
  },
]

export const labels = {
  th: {
    bet: 'เริ่มขุด',
    take: 'รับเงิน',
    pick: 'เลือกช่องบนกระดาน',
    mines: 'ระเบิด',
    gems: 'เพชร',
    next: 'ช่องถัดไป',
    left: 'เพชรเหลือ',
    found: 'เพชรที่เปิด',
    hit: 'เจอระเบิด',
    returns: 'คืน',
    autoNote: 'แต่ละรอบเปิด 3 ช่องแบบสุ่มแล้วรับเงิน ทุกช่องมีโอกาสเท่ากัน',
  },
  en: {
    bet: 'Start',
    take: 'Take',
    pick: 'Pick a tile',
    mines: 'Mines',
    gems: 'Gems',
    next: 'Next',
    left: 'Gems left',
    found: 'Gems found',
    hit: 'Mine hit',
    returns: 'returns',
    autoNote:
      'Each round opens three tiles at random and takes the win; every tile has the same chance.',
  },
}
