import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsPlugin } from './build/calls.ts'
import { textsPlugin } from './build/texts.ts'

/** The same app as one file for Node, with which the server draws home for visitors. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), callsPlugin(), textsPlugin()],
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    ssr: 'src/prerender.tsx',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
  },
})
