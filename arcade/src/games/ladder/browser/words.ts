export const frameWords = {
  th: {
    bet: 'เริ่ม',
    take: 'รับเงิน',
    next: 'ขั้นถัดไป',
    returns: 'คืน',
    autoNote: 'แต่ละรอบไป 3 ขั้นแล้วรับเงิน',
  },
  en: {
    bet: 'Start',
    take: 'Take',
    next: 'Next',
    returns: 'returns',
    autoNote: 'Each round makes three steps and takes the win.',
  },
}
