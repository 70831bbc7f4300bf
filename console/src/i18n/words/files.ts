import type { Words } from '../words.ts'

export const words = {
  'fi.lead': ['Your own; each can be fetched for an hour.', 'เฉพาะของคุณ ดาวน์โหลดได้หนึ่งชั่วโมง'],
  'fi.list': ['List', 'รายการ'],
  'fi.filters': ['Filters', 'ตัวกรอง'],
  'fi.rows': ['Rows', 'แถว'],
  'fi.made': ['Asked for', 'ขอเมื่อ'],
  'fi.state': ['State', 'สถานะ'],
  'fi.waiting': ['Being made', 'กำลังสร้าง'],
  'fi.ready': ['Ready until {time}', 'พร้อมถึง {time}'],
  'fi.failed': ['Not made: {problem}', 'สร้างไม่ได้: {problem}'],
  'fi.take': ['Fetch', 'ดาวน์โหลด'],
  'fi.empty': ['No large file', 'ไม่มีไฟล์ใหญ่'],
  'fi.emptyLead': [
    'What has more than 10,000 rows is asked for by … beside CSV on its list.',
    'รายการที่เกิน 10,000 แถว ขอได้ที่ปุ่ม … ข้าง CSV',
  ],
  'fi.older': ['Older files', 'ไฟล์เก่ากว่า'],
  'error.notReady': ['It is not ready yet.', 'ยังไม่พร้อม'],
  'error.unknownFile': ['The file is gone.', 'ไม่มีไฟล์นี้แล้ว'],
} as const satisfies Words
