import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsPlugin } from './build/calls.ts'
import { makeChunkNames } from './build/chunks.ts'
import { preloadPlugin } from './build/preload.ts'
import { textsPlugin } from './build/texts.ts'
import { workerPlugin } from './build/worker.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), callsPlugin(), textsPlugin(), workerPlugin(), preloadPlugin()],
  // React has had this hook itself since 18; the shim is for older ones.
  resolve: { alias: [{ find: 'use-sync-external-store/shim/index.js', replacement: 'react' }] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The page is served under script-src 'self' and img-src without data: everything is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server precompresses; measuring it here only costs time.
    reportCompressedSize: false,
    rolldownOptions: {
      // Icons only draw: a page that shows none of a file's does not load that file.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]ui[\\/][a-z-]*icons\.ts$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: makeChunkNames() }],
        },
      },
    },
  },
})
