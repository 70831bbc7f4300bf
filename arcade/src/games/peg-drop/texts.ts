export const name = { th: 'เพ็กดรอป', en: 'Peg Drop' }

export const pages = [
  {
    th: 'ปล่อยลูกบอลจากด้านบน ทุกแถวลูกบอลจะเด้งไปซ้ายหรือขวาด้วยโอกาสเท่ากัน ช่องที่ลูกบอลตกคือตัวคูณของเดิมพัน',
    en:
      'Drop a ball from the top. At every row it goes left or right with even chance. The ' +
      'cup it lands in multiplies your stake.',
  },
  {
    th:
      'เลือกจำนวนแถวและระดับความเสี่ยงได้ก่อนปล่อย ความเสี่ยงสูงให้ตัวคูณริมสุดมากขึ้นและตรงกลางน้อยลง ' +
      'ทุกแบบมีอัตราจ่ายคืนเท่ากัน ปล่อยได้ถึง 10 ลูกพร้อมกัน แต่ละลูกมีเดิมพันของตัวเอง',
    en:
      'Choose rows and risk before the drop. Higher risk pays more at the rim and less in ' +
      'the middle. Every setting has the same return. Up to 10 balls fall at once, each for ' +
      'a stake of its own.',
  },
]

export const labels = {
  th: {
    drop: 'ปล่อยลูกบอล',
    balls: 'ลูกบอล',
    rows: 'แถว',
    risk: 'ความเสี่ยง',
    low: 'ต่ำ',
    middle: 'กลาง',
    high: 'สูง',
    chance: 'โอกาส',
  },
  en: {
    drop: 'Drop',
    balls: 'Balls',
    rows: 'Rows',
    risk: 'Risk',
    low: 'Low',
    middle: 'Middle',
    high: 'High',
    chance: 'Chance',
  },
}
