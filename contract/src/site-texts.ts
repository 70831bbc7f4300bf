/**
 * Words of the site that operators may replace: what the site says by itself, and where it is seen.
 * None of them takes a value. A number stays with its text for good.
 */
export type SiteText = { id: number; key: string; page: string; thai: string; english: string }

export const siteTexts: readonly SiteText[] = [
  { id: 1, key: 'home.popular', page: '/lobby/home', thai: 'เกมยอดนิยม', english: 'Popular games' },
  {
    id: 2,
    key: 'home.spinNote',
    page: '/lobby/home',
    thai: 'ชวนเพื่อนแล้วหมุน',
    english: 'Invite friends and spin',
  },
  {
    id: 3,
    key: 'home.tasksNote',
    page: '/lobby/home',
    thai: 'ทำแล้วรับรางวัล',
    english: 'Complete and claim',
  },
  {
    id: 4,
    key: 'home.vipRebateNote',
    page: '/lobby/home',
    thai: 'ตามระดับและยอดเล่นของเมื่อวาน',
    english: 'By level and yesterday’s play',
  },
  {
    id: 5,
    key: 'home.vipNote',
    page: '/lobby/home',
    thai: 'ดูสิทธิ์ของแต่ละระดับ',
    english: 'See what each level gives',
  },
  {
    id: 6,
    key: 'home.inviteNote',
    page: '/lobby/home',
    thai: 'รับรางวัลเมื่อเพื่อนเริ่มเล่น',
    english: 'Rewards when friends start',
  },
  {
    id: 7,
    key: 'home.depositNote',
    page: '/lobby/home',
    thai: 'ดูช่องทางและโบนัส',
    english: 'Payment methods and bonuses',
  },
  { id: 8, key: 'login.welcome', page: '/login', thai: 'ยินดีต้อนรับกลับ', english: 'Welcome back' },
  {
    id: 9,
    key: 'login.welcomeNote',
    page: '/login',
    thai: 'เข้าสู่ระบบเพื่อเล่นต่อและดูรางวัลของคุณ',
    english: 'Log in to keep playing and see your rewards',
  },
  {
    id: 10,
    key: 'login.create',
    page: '/register',
    thai: 'สร้างบัญชีใหม่',
    english: 'Create your account',
  },
  {
    id: 11,
    key: 'login.createNote',
    page: '/register',
    thai: 'กรอกข้อมูลด้านล่างเพื่อเริ่มใช้งาน',
    english: 'Fill in the form below to get started',
  },
  {
    id: 12,
    key: 'login.closed',
    page: '/register',
    thai: 'ขณะนี้ยังไม่เปิดรับสมัครสมาชิกใหม่ โปรดกลับมาใหม่ภายหลัง',
    english: 'We are not taking new members right now. Please come back later',
  },
  {
    id: 13,
    key: 'help.hello',
    page: '/service',
    thai: 'มีอะไรให้ช่วยไหม',
    english: 'How can we help?',
  },
  {
    id: 14,
    key: 'help.promise',
    page: '/service',
    thai: 'เราตอบตามลำดับที่ข้อความเข้ามา บางเรื่องต้องตรวจสอบกับธนาคารหรือค่ายเกม จึงใช้เวลาต่างกัน',
    english:
      'We answer in the order messages arrive. Some matters have to be checked with a bank or a game provider, so times differ',
  },
  {
    id: 15,
    key: 'install.note',
    page: '/apkdownload',
    thai: 'เปิดได้เหมือนแอป ไม่ต้องดาวน์โหลด',
    english: 'Opens like an app, with nothing to download',
  },
]
