export const name = { th: 'คีโนบับเบิล', en: 'Keno Bubble' }

export const pages = [
  {
    th: 'เลือก 1 ถึง 10 เลขจาก 40 เลข แล้วฟองจะลอยขึ้นมา 10 ลูก ยิ่งถูกหลายเลขยิ่งจ่ายมาก',
    en:
      'Pick 1 to 10 of 40 numbers. Ten bubbles rise. The more of your numbers are among them, ' +
      'the more is paid.',
  },
  {
    th:
      'ทุกเลขมีโอกาสเท่ากันทุกรอบ เลขที่เพิ่งออกหรือไม่ออกมานานไม่มีผลกับรอบนี้ ' +
      'จำนวนเลขที่เลือกเปลี่ยนเพียงว่าจะถูกบ่อยหรือถูกมาก ตารางจ่ายบอกโอกาสของทุกช่อง',
    en:
      'Every number is as likely in every round; what came before has no part in it. How many ' +
      'you pick only decides between often and much. The paytable states the chance of each.',
  },
  {
    th: 'อัตราจ่ายคืนอยู่ระหว่าง 96.96% (เลือก 2 เลข) ถึง 97% ตัวคูณเป็นจำนวนเต็มของ 0.01',
    en:
      'By how many numbers are picked, 96.96% (two numbers) to 97% is returned. Multipliers are ' +
      'whole hundredths.',
  },
]

export const labels = {
  th: {
    draw: 'ปล่อยฟอง',
    pick: 'เลือก 1–10 เลข',
    picked: 'เลือก',
    hits: 'ถูก',
    random: 'สุ่มเลข',
    clear: 'ล้าง',
    returns: 'คืน',
    autoNote: 'ทุกรอบใช้เลขชุดเดิม ถ้ายังไม่เลือกจะสุ่มให้ 5 เลข',
  },
  en: {
    draw: 'Draw',
    pick: 'Pick 1–10 numbers',
    picked: 'Picked',
    hits: 'Hits',
    random: 'Pick for me',
    clear: 'Clear',
    returns: 'returns',
    autoNote: 'Every round uses the same numbers; with none picked, five are picked for you.',
  },
}
