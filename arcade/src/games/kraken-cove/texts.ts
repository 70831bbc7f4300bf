export const name = { th: 'อ่าวคราเคน', en: 'Kraken Cove' }

export const pages = [
  {
    th:
      'ซื้อถุงเงินแล้วออกทะเลไปพร้อมผู้เล่นคนอื่น เล็งปลาแล้วยิง แต่ละนัดเสียเงินจากถุงตามที่คุณตั้ง ' +
      'จับได้จะได้เงินนัดนั้นคูณตัวคูณของปลาเข้าถุงทันที เก็บเข้ากระเป๋าเมื่อไรก็ได้ เงินที่ยังไม่ยิงกลับมาครบทุกบาท',
    en:
      'Buy a purse and go to sea with everybody else. Aim at a fish and shoot: each shot costs ' +
      'what you set. A catch pays the shot times the value of the fish, at once, into the ' +
      'purse. Bring it home whenever you like; what was not shot comes back whole.',
  },
  {
    th:
      'โอกาสจับปลาที่มีตัวคูณ m คือ 96 ใน 100·m ทุกนัด ไม่ว่าใครยิงมาก่อนกี่นัด ' +
      'เงินที่ยิงจึงคืน 96% เท่ากันทุกตัว คราเคนให้ ×30, ×60, ×150 หรือ ×600 ' +
      '(60, 30, 8 และ 2 ใน 100 ครั้งที่จับได้ เฉลี่ย ×60) โอกาสจับคือ 96 ใน 6,000',
    en:
      'A fish of value m is caught in 96 of 100·m shots, however often anybody has hit it ' +
      'before, so 96% of what is shot comes back whatever you aim at. The Kraken is worth ' +
      '×30, ×60, ×150 or ×600 (in 60, 30, 8 and 2 of 100 catches, ×60 on average) and is ' +
      'caught in 96 of 6,000 shots.',
  },
  {
    th:
      'ผลของทุกนัดมาจากซีดของคุณเอง การว่ายของปลาและการยิงของคนอื่นไม่มีผล ' +
      'ยิงปลาที่หายไปแล้วไม่คิดเงิน ทุกนัดอยู่ในรายการที่แก้ไม่ได้และตรวจสอบได้',
    en:
      'Every shot is drawn from your own seeds; how fish swim and what others shoot has no part ' +
      'in it. A shot at a fish already gone costs nothing. Every shot stands in a list that ' +
      'cannot be changed, and can be verified.',
  },
  {
    th:
      'ถุงหนึ่งใบคือหนึ่งรอบ ถือได้ไม่เกิน 600 เท่าของที่ซื้อ นัดที่อาจเกินนี้ไม่รับและไม่คิดเงิน ' +
      'ยิงได้ไม่เกิน 5,000 นัด ถุงที่ไม่มีการยิง 30 นาที หรือเมื่อคุณพักการเล่น จะกลับเข้ากระเป๋าเอง',
    en:
      'A purse is one round. It holds at most 600 times what you paid for it: a shot that could ' +
      'pass this is not taken and costs nothing. It has at most 5,000 shots. Untouched for 30 ' +
      'minutes, or when you take a break, it goes home by itself.',
  },
]

export const labels = {
  th: {
    buy: 'ซื้อถุงแล้วออกทะเล',
    fire: 'ยิง',
    lock: 'ล็อกเป้า',
    unlock: 'ปลดล็อก',
    home: 'เก็บเงิน',
    purse: 'ถุงเงิน',
    shots: 'ยิงแล้ว',
    aimAt: 'เล็ง',
    chance: 'โอกาส',
    gone: 'ปลาหนีไปแล้ว ไม่คิดเงิน',
    missed: 'พลาด',
    caughtOne: 'จับได้',
    noTarget: 'แตะปลาเพื่อเล็ง',
    connecting: 'กำลังเชื่อมต่อ…',
    bought: 'ซื้อถุง',
    won: 'จับได้รวม',
    broughtHome: 'เก็บกลับ',
    caught: 'ที่จับได้',
    nothing: 'ยังไม่ได้ตัวไหน',
    best: 'ตัวที่ดีที่สุด',
    boss: 'คราเคนโผล่แล้ว!',
    returns: 'คืน',
    keys: 'แป้นพิมพ์: ลูกศรเลือกปลา เว้นวรรคยิง (กดค้างได้) Q และ E เปลี่ยนเงินต่อนัด L ล็อกเป้า H เก็บเข้ากระเป๋า',
  },
  en: {
    buy: 'Buy a purse, go to sea',
    fire: 'Fire',
    lock: 'Lock',
    unlock: 'Unlock',
    home: 'Collect',
    purse: 'Purse',
    shots: 'Shots',
    aimAt: 'Aim',
    chance: 'chance',
    gone: 'That fish is gone. No charge',
    missed: 'Missed',
    caughtOne: 'Caught',
    noTarget: 'Touch a fish to aim',
    connecting: 'Connecting…',
    bought: 'Purse',
    won: 'Caught in all',
    broughtHome: 'Brought home',
    caught: 'Catch',
    nothing: 'Nothing yet',
    best: 'Best catch',
    boss: 'The Kraken rises!',
    returns: 'returns',
    keys:
      'Keyboard: arrows choose a fish, space fires (hold it), Q and E change what a shot costs, ' +
      'L locks the aim, H brings the purse home',
  },
}

/** Why a shot was not taken; it cost nothing. */
export const refusals: Record<'th' | 'en', Record<string, string>> = {
  th: {
    purseEmpty: 'เงินในถุงไม่พอสำหรับนัดนี้',
    purseFull: 'นัดนี้อาจเกิน 600 เท่าของถุง ลดเงินต่อนัดหรือเก็บเข้ากระเป๋า',
    purseSpent: 'ถุงนี้ยิงครบ 5,000 นัดแล้ว เก็บเข้ากระเป๋าแล้วซื้อใหม่',
  },
  en: {
    purseEmpty: 'The purse does not hold that much',
    purseFull: 'This could pass 600 times the purse. Shoot for less, or bring it home',
    purseSpent: 'This purse has had its 5,000 shots. Bring it home and buy another',
  },
}
