import type { PageFiles } from './html.ts'
import { pageOf, stylesOf } from './html.ts'

/** The verifier runs in the reader's browser, on code that shares nothing with the server's. */
export function fairPage(files: PageFiles): string {
  const head = {
    title: 'ตรวจสอบความยุติธรรม · Fairness',
    styles: stylesOf(files),
    scripts: [`${files.prefix}client/fair.ts`],
  }
  return pageOf(
    head,
    `<body class="paper">
    <main>
      <h1>ตรวจสอบความยุติธรรม · Fairness</h1>
      <p>ก่อนรอบแรกเราประกาศแฮช SHA-256 ของซีดเซิร์ฟเวอร์ เมื่อคุณเปลี่ยนซีด เราเปิดเผยซีดนั้น
        แล้วเบราว์เซอร์ของคุณคำนวณผลใหม่ได้เอง</p>
      <p>Before your first round we publish the SHA-256 of the server seed. When you change seeds we
        reveal it, and your own browser works every round out again.</p>
      <label>รหัสรอบ · Round <input id="round-id" autocomplete="off" spellcheck="false" /></label>
      <label>ซีดเซิร์ฟเวอร์ · Server seed
        <input id="server-seed" autocomplete="off" spellcheck="false" /></label>
      <button type="button" id="verify" class="brand-button">ตรวจสอบ · Verify</button>
      <div id="verdict" role="status"></div>
      <dl id="details"></dl>
    </main>
  </body>`,
  )
}
