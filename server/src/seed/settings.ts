import type { SiteSettingsInput } from '@parlour/contract/site-settings.ts'

/** The demo site: ลานดาว (Landao). What is not said here is the schema's default. */
export const demoSettings = {
  siteName: 'ลานดาว',
  siteNameEn: 'Landao',
  // Addresses that are nobody's, so that the tasks to follow a page can be seen and tried.
  socialMedia: [
    { id: 'facebook02', url: 'https://example.com/landao/page', name: 'Landao Page' },
    { id: 'telegram02', url: 'https://example.com/landao/channel', name: 'Landao Channel' },
    { id: 'instagram02', url: 'https://example.com/landao/gallery', name: 'Landao Gallery' },
    { id: 'whatsapp02', url: 'https://example.com/landao/chat', name: 'Landao Chat' },
  ],
  // The country's own line, free of charge at any hour.
  helpLine: { name: 'สายด่วนสุขภาพจิต', nameEn: 'Mental health hotline', phone: '1323' },
} satisfies SiteSettingsInput
