/** The demo site: ลานดาว (Landao). What is not said here is the schema's default. */
export const demoSettings = {
  siteName: 'ลานดาว',
}
