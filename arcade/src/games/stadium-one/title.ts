export const name = { th: 'สเตเดียมวัน', en: 'Stadium One' }

/** The best slip of a season, and what a slip returns at least; a test finds both again. */
export const most = { times: 296_484, chance: 0.000320421461 }
export const least = { numerator: 9_438_818_603, denominator: 10_000_000_000 }

export const pages = [
  {
    th:
      'ลีกสิบทีม วันแข่งละห้าคู่ ทุกทีมพบกันสองครั้งต่อฤดูกาล 18 วันแข่ง ' +
      'ในหนึ่งนัดแต่ละทีมมี 16 จังหวะ ' +
      'แต่ละจังหวะเป็นประตูด้วยโอกาสที่คำนวณจากค่าพลังที่ประกาศไว้',
    en:
      'A league of ten teams, five matches a day; everybody meets everybody twice in a season of ' +
      '18 days. In a match each side has 16 chances, each a goal as often as the published ' +
      'strengths say.',
  },
  {
    th:
      'แทงผล สูงต่ำ 2.5 ได้ประตูทั้งคู่ หรือสกอร์ตรง ราคาคือ 95% หารด้วยโอกาสจริง ' +
      'จากตารางสกอร์ 17 × 17 ปัดลงเป็น 0.01 สเต็ปรวมได้หลายคู่ ' +
      'คู่ละหนึ่งอย่าง ราคาคือ 95% หารด้วยผลคูณของโอกาส ' +
      'สเต็ปห้าคู่จึงคืน 95% เท่าแทงเดี่ยว สกอร์ตรงแทงได้เฉพาะเดี่ยว',
    en:
      'Bet on the result, on over or under 2.5 goals, on both to score, or on the score. A price ' +
      'is 95% over the exact chance from the table of 17 × 17 scores, rounded down to 0.01. An ' +
      'accumulator takes one leg of each of several matches and pays 95% over the product of ' +
      'their chances: five legs still return 95%. A score stands alone.',
  },
  {
    th:
      'ค่าพลัง (บุก/รับ): ท่าเรือคราม 128/118, ดอยหมอก 118/124, พระนครเก่า 120/108, ทุ่งทอง 108/104, ' +
      'เกาะปะการัง 104/100, ลำน้ำมูน 98/102, ชุมทางใต้ 96/92, ป่าสัก 88/98, ' +
      'เหมืองดีบุก 90/84, หาดตะวันตก 80/82 ' +
      'โอกาสต่อจังหวะของเจ้าบ้านคือ (บุก × 88 ÷ รับของอีกฝ่าย ปัดลง) + 8 จาก 1,024 ทีมเยือน − 6',
    en:
      'Strengths (attack/defence): Indigo Harbour 128/118, Mist Hill 118/124, Old Capital ' +
      '120/108, Golden Fields 108/104, Coral Isle 104/100, Moon River 98/102, South Junction ' +
      '96/92, Teakwood 88/98, Tin Mine 90/84, West Beach 80/82. The chance of each slot is ' +
      '(attack × 88 ÷ the other defence, rounded down) + 8 of 1,024 at home, − 6 away.',
  },
  {
    th: 'ทุกวันแข่งสุ่มจากค่าพลังเท่านั้น ตารางและฟอร์มมีไว้ดู ไม่มีผลต่อนัดต่อไป จอเล่าประตูที่สุ่มแล้ว',
    en:
      'Every day is drawn from the strengths alone: table and form are there to look at and ' +
      'change nothing. The ticker tells goals that were drawn when bets had closed.',
  },
]
