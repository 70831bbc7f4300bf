/** What the demo site says, in Thai and English. Nothing here promises a win. */
export const demoBanners = [
  {
    image: '/art/banner/first-deposit.webp',
    action: '39',
    texts: {
      kicker: 'ฝากครั้งแรก',
      kickerEn: 'First deposit',
      title: 'แพ็กต้อนรับ สูงสุด +300',
      titleEn: 'Welcome pack, up to +300',
      button: 'ดูแพ็ก',
      buttonEn: 'See packs',
    },
  },
  {
    image: '/art/banner/lucky-spin.webp',
    action: '20',
    texts: {
      kicker: 'วงล้อนำโชค',
      kickerEn: 'Lucky wheel',
      title: 'ชวนเพื่อนครบ หมุนถึงเป้าทุกครั้ง',
      titleEn: 'Invite friends, reach the target',
      button: 'หมุนวงล้อ',
      buttonEn: 'Spin',
    },
  },
  {
    image: '/art/banner/vip-rebate.webp',
    action: '8',
    texts: {
      kicker: 'สำหรับสมาชิก',
      kickerEn: 'For members',
      title: 'สิทธิประโยชน์ตามระดับ VIP',
      titleEn: 'Benefits by VIP level',
      button: 'ดูเงื่อนไข',
      buttonEn: 'See terms',
    },
  },
  {
    image: '/art/banner/invite-friends.webp',
    action: '41',
    texts: {
      kicker: 'ชวนเพื่อน',
      kickerEn: 'Invite',
      title: 'เล่นด้วยกัน รับรางวัลด้วยกัน',
      titleEn: 'Play together, earn together',
      button: 'ชวนเลย',
      buttonEn: 'Invite',
    },
  },
  {
    image: '/art/banner/naga-ember.webp',
    action: '/lobby/notice',
    texts: {
      kicker: 'เร็ว ๆ นี้',
      kickerEn: 'Coming soon',
      title: 'นาคาเพลิง สล็อตจากแดนไฟ',
      titleEn: 'Naga Ember, a slot from the land of fire',
      button: 'อ่านเพิ่ม',
      buttonEn: 'Read more',
    },
  },
]

type Notice = {
  image: string
  clickType: 0 | 1 | 2 | 3
  action: string
  isPopup: boolean
  texts: { title: string; titleEn: string; content: string; contentEn: string }
}

export const demoNotices: Notice[] = [
  {
    image: '/art/banner/first-deposit.webp',
    clickType: 1,
    action: '39',
    isPopup: true,
    texts: {
      title: 'ยินดีต้อนรับสู่ลานดาว',
      titleEn: 'Welcome to Landao',
      content:
        'ลานดาวเปิดให้ผู้ที่มีอายุ 21 ปีขึ้นไป ก่อนเริ่มเล่น โปรดอ่านข้อกำหนดและตั้งขีดจำกัดที่เหมาะกับคุณ\n\nโบนัสทุกชนิดมีเงื่อนไขการหมุนเวียนระบุไว้ข้างรางวัลเสมอ',
      contentEn:
        'Landao is for people aged 21 and over. Before you play, read the terms and set limits that suit you.\n\nEvery bonus has a turnover condition, always stated beside the reward.',
    },
  },
  {
    image: '/art/banner/naga-ember.webp',
    clickType: 0,
    action: '',
    isPopup: true,
    texts: {
      title: 'นาคาเพลิงกำลังจะมา',
      titleEn: 'Naga Ember is on its way',
      content:
        'ทีมงานกำลังเตรียมเกมนาคาเพลิง ระหว่างนี้คุณจะเห็นเกมนี้ในสถานะปิดปรับปรุง เมื่อเปิดแล้ว อัตราจ่ายคืนจะแสดงในหน้าข้อมูลเกม',
      contentEn:
        'We are preparing Naga Ember. Until then you will see it under maintenance. Once it opens, its return to player is shown on its information page.',
    },
  },
  {
    image: '/art/banner/vip-rebate.webp',
    clickType: 1,
    action: '8',
    isPopup: false,
    texts: {
      title: 'ระดับ VIP คิดจากอะไร',
      titleEn: 'How VIP levels work',
      content:
        'ระดับ VIP คิดจากยอดเดิมพันสะสมตลอดอายุบัญชี เมื่อได้ระดับแล้วจะไม่ถูกลดระดับ ของขวัญที่ไม่ได้รับภายใน 7 วันจะหมดอายุ',
      contentEn:
        'Your VIP level follows what you have wagered in the whole life of the account. A level is never taken back. Gifts expire if they are not claimed within 7 days.',
    },
  },
  {
    image: '/art/banner/invite-friends.webp',
    clickType: 1,
    action: '41',
    isPopup: false,
    texts: {
      title: 'การชวนเพื่อนที่นับได้',
      titleEn: 'What counts as an invitation',
      content:
        'เพื่อนต้องผูกเบอร์มือถือ ฝากอย่างน้อย 100 และเดิมพันอย่างน้อย 200 ภายใน 30 วันหลังสมัคร บัญชีที่ใช้อุปกรณ์หรือบัญชีธนาคารร่วมกันจะไม่ถูกนับ',
      contentEn:
        'Your friend must bind a mobile, deposit at least 100 and wager at least 200 within 30 days of registering. Accounts that share a device or a bank account do not count.',
    },
  },
  {
    image: '/art/banner/lucky-spin.webp',
    clickType: 0,
    action: '',
    isPopup: false,
    texts: {
      title: 'เล่นอย่างรับผิดชอบ',
      titleEn: 'Play responsibly',
      content:
        'การเล่นเกมมีความเสี่ยง อย่าใช้เงินที่จำเป็นต่อชีวิตประจำวัน หากรู้สึกว่าควบคุมไม่ได้ คุณหยุดพักหรือขอความช่วยเหลือจากเจ้าหน้าที่ได้ทุกเมื่อ',
      contentEn:
        'Gaming carries risk. Never play with money you need for daily life. If it stops being fun, take a break or ask our staff for help at any time.',
    },
  },
  {
    image: '/art/banner/vip-rebate.webp',
    clickType: 0,
    action: '',
    isPopup: false,
    texts: {
      title: 'ยืนยันตัวตนก่อนถอนครั้งแรก',
      titleEn: 'Verify your identity before the first withdrawal',
      content:
        'กฎหมายกำหนดให้ยืนยันตัวตนก่อนถอนครั้งแรก หรือภายใน 7 วันหลังฝากครั้งแรก แล้วแต่อย่างใดถึงก่อน ชื่อบัญชีธนาคารต้องตรงกับชื่อที่ยืนยัน',
      contentEn:
        'The law asks for your identity before the first withdrawal, or within 7 days of the first deposit, whichever comes first. Your bank account must carry the verified name.',
    },
  },
]
