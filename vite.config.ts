import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createPagesPlugin } from './scripts/documents/pages-plugin.ts'
import { targets } from './scripts/documents/styles.ts'

/** For `npm run dev` alone (src/server/development.ts); `npm run build` has a configuration of its own (scripts/documents). */
export default defineConfig({
  // The server around it answers for pages.
  appType: 'custom',
  plugins: [react(), createPagesPlugin(import.meta.dirname, new Map())],
  css: { transformer: 'lightningcss', lightningcss: { targets } },
})
