/** Words of the site that operators may replace: what it says by itself, and where it is seen. */
export type SiteText = { id: number; key: string; page: string; thai: string; english: string }

type Row = readonly [id: number, key: string, thai: string, english: string]

const home: Row[] = [
  [1, 'home.popular', 'เกมยอดนิยม', 'Popular games'],
  [2, 'home.spinNote', 'ชวนเพื่อนแล้วหมุน', 'Invite friends and spin'],
  [3, 'home.tasksNote', 'ทำแล้วรับรางวัล', 'Complete and claim'],
  [4, 'home.vipRebateNote', 'ตามระดับและยอดเล่นของเมื่อวาน', 'By level and yesterday’s play'],
  [5, 'home.vipNote', 'ดูสิทธิ์ของแต่ละระดับ', 'See what each level gives'],
  [6, 'home.inviteNote', 'รับรางวัลเมื่อเพื่อนเริ่มเล่น', 'Rewards when friends start'],
  [7, 'home.depositNote', 'ดูช่องทางและโบนัส', 'Payment methods and bonuses'],
]

const logIn: Row[] = [
  [8, 'login.welcome', 'ยินดีต้อนรับกลับ', 'Welcome back'],
  [
    9,
    'login.welcomeNote',
    'เข้าสู่ระบบเพื่อเล่นต่อและดูรางวัลของคุณ',
    'Log in to keep playing and see your rewards',
  ],
]

const register: Row[] = [
  [10, 'login.create', 'สร้างบัญชีใหม่', 'Create your account'],
  [11, 'login.createNote', 'กรอกข้อมูลด้านล่างเพื่อเริ่มใช้งาน', 'Fill in the form below to get started'],
  [
    12,
    'login.closed',
    'ขณะนี้ยังไม่เปิดรับสมัครสมาชิกใหม่ โปรดกลับมาใหม่ภายหลัง',
    'We are not taking new members right now. Please come back later',
  ],
]

const service: Row[] = [
  [13, 'help.hello', 'มีอะไรให้ช่วยไหม', 'How can we help?'],
  [
    14,
    'help.promise',
    'เราตอบตามลำดับที่ข้อความเข้ามา บางเรื่องต้องตรวจสอบกับธนาคารหรือค่ายเกม จึงใช้เวลาต่างกัน',
    'We answer in the order messages arrive. Some matters have to be checked with a bank or a ' +
      'game provider, so times differ',
  ],
]

const app: Row[] = [
  [
    15,
    'install.note',
    'เปิดได้เหมือนแอป ไม่ต้องดาวน์โหลด',
    'Opens like an app, with nothing to download',
  ],
]

const promotions: Row[] = [
  [101, 'reward.Bind', 'ผูกเบอร์โทรศัพท์', 'Link your phone number'],
  [102, 'reward.BindNote', 'ปกป้องบัญชีและรับรางวัลครั้งเดียว', 'Protects your account and pays once'],
  [103, 'reward.VIP', 'สิทธิ์ VIP', 'VIP privileges'],
  [104, 'reward.VIPNote', 'ของขวัญตามระดับของคุณ', 'Gifts by your level'],
  [105, 'reward.SignUpBonus', 'โบนัสสมาชิกใหม่', 'Sign-up bonus'],
  [106, 'reward.SignUpBonusNote', 'การ์ดเช็กอินที่จ่ายทุกวัน', 'Daily cards that pay every day'],
  [107, 'reward.Fund', 'รางวัลยอดเล่น', 'Play milestones'],
  [108, 'reward.FundNote', 'รับรางวัลเมื่อเล่นครบแต่ละขั้น', 'A reward at each step of play'],
  [109, 'reward.LadderRecharge', 'โบนัสฝากขั้นบันได', 'Ladder deposit'],
  [110, 'reward.LadderRechargeNote', 'โบนัสตามยอดฝากแต่ละครั้ง', 'A bonus by the size of a deposit'],
  [111, 'reward.InviteUserSpin', 'วงล้อชวนเพื่อน', 'Invite wheel'],
  [
    112,
    'reward.InviteUserSpinNote',
    'ชวนเพื่อนแล้วหมุนจนถึงเป้าหมาย',
    'Invite friends and spin to your target',
  ],
  [113, 'reward.FollowRewards', 'รางวัลผู้ติดตาม', 'Follow rewards'],
  [
    114,
    'reward.FollowRewardsNote',
    'ติดตามช่องทางของเราแล้วรับรางวัล',
    'Follow our channels for a reward',
  ],
  [115, 'reward.RedPacket', 'อั่งเปา', 'Red packets'],
  [116, 'reward.RedPacketNote', 'เปิดเป็นรอบในแต่ละวัน', 'They rain at set times of the day'],
  [117, 'reward.FreeLoginBonus', 'โบนัสเข้าเล่นรายวัน', 'Daily login bonus'],
  [118, 'reward.FreeLoginBonusNote', 'รับทุกวันตามระดับ VIP', 'Every day, by VIP level'],
  [119, 'reward.Notice', 'ข่าวกิจกรรม', 'Event news'],
  [120, 'reward.NoticeNote', 'อ่านรายละเอียดกิจกรรมล่าสุด', 'Read about the latest events'],
  [121, 'reward.Agent', 'ชวนเพื่อน', 'Invite friends'],
  [122, 'reward.AgentNote', 'รับค่าแนะนำจากยอดเล่นของทีม', 'Commission on your team’s stakes'],
  [123, 'reward.AccumulatedRecharge', 'ฝากสะสมรายสัปดาห์', 'Weekly deposits'],
  [
    124,
    'reward.AccumulatedRechargeNote',
    'รางวัลตามยอดฝากรวมของสัปดาห์',
    'Rewards by the deposits of a week',
  ],
  [125, 'reward.OutLink', 'ชุมชนของเรา', 'Our community'],
  [126, 'reward.OutLinkNote', 'เปิดลิงก์ในหน้าต่างใหม่', 'Opens in a new window'],
  [127, 'reward.Supply', 'โบนัสคืนยอดเสีย', 'Loss cashback'],
  [128, 'reward.SupplyNote', 'คืนบางส่วนของยอดเสียวันนี้', 'A share of today’s loss back'],
  [129, 'reward.AgentCount', 'ชวนครบรับรางวัล', 'Invite milestones'],
  [130, 'reward.AgentCountNote', 'รางวัลตามจำนวนเพื่อนที่ครบเงื่อนไข', 'Rewards by friends who qualify'],
  [131, 'reward.WeekendLottery', 'สุ่มรางวัลสุดสัปดาห์', 'Weekend prize draw'],
  [132, 'reward.WeekendLotteryNote', 'ฝากช่วงสุดสัปดาห์แล้วสุ่มรางวัล', 'Draws for weekend deposits'],
  [133, 'reward.Festival', 'เทศกาล', 'Festival'],
  [134, 'reward.FestivalNote', 'รางวัลตามยอดฝากของวัน', 'Rewards by the deposits of a day'],
  [135, 'reward.FreeSign', 'เช็กอินรายวัน', 'Daily check-in'],
  [
    136,
    'reward.FreeSignNote',
    'ฝากหรือเล่นให้ครบในแต่ละวัน 7 วันติดต่อกัน',
    'Deposit or play each day, 7 days in a row',
  ],
  [137, 'reward.Christmas', 'คริสต์มาส', 'Christmas'],
  [138, 'reward.ChristmasNote', 'เช็กอินและเปิดกล่องของขวัญ', 'Check in and open boxes'],
  [139, 'reward.NewYear', 'ปีใหม่', 'New Year'],
  [140, 'reward.NewYearNote', 'ทำภารกิจและเปิดกล่องปีใหม่', 'Tasks and New Year boxes'],
  [141, 'reward.FirstCharge', 'แพ็กฝากครั้งแรก', 'First deposit packs'],
  [142, 'reward.FirstChargeNote', 'เลือกได้หนึ่งแพ็ก พร้อมของแถม', 'One pack with its gifts'],
  [143, 'reward.InviteFriend1', 'ชวนเพื่อนรับรางวัล', 'Invite for a reward'],
  [144, 'reward.InviteFriend1Note', 'เฉพาะผู้เล่นใหม่เท่านั้น', 'Limited to new players only'],
  [145, 'reward.Agent5', 'ชวนเพื่อนแบบทีม', 'Team invites'],
  [146, 'reward.Agent5Note', 'รางวัลจากเพื่อนและค่าแนะนำของทีม', 'Invite rewards and team commission'],
  [147, 'reward.Tasks', 'ภารกิจ', 'Tasks'],
  [148, 'reward.TasksNote', 'ทำแล้วรับรางวัล', 'Do them and claim'],
  [149, 'reward.ContinuousRecharge', 'ฝากต่อเนื่อง', 'Deposits in a row'],
  [
    150,
    'reward.ContinuousRechargeNote',
    'ฝากติดต่อกันทุกวันแล้วรับรางวัล',
    'Deposit day after day for a reward',
  ],
  [151, 'reward.AppDownload', 'โบนัสแอป', 'App bonus'],
  [152, 'reward.Points', 'แต้ม', 'Points'],
  [153, 'reward.VipRebate', 'เงินคืน VIP', 'VIP cashback'],
]

/** None of them takes a value. A number stays with its text for good. */
export const siteTexts: readonly SiteText[] = [
  ...onPage('/lobby/home', home),
  ...onPage('/login', logIn),
  ...onPage('/register', register),
  ...onPage('/service', service),
  ...onPage('/apkdownload', app),
  ...onPage('/lobby/rewards', promotions),
]

function onPage(page: string, rows: readonly Row[]): SiteText[] {
  return rows.map(([id, key, thai, english]) => ({ id, key, page, thai, english }))
}
