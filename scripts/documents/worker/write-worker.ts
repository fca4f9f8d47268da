import { createHash } from 'node:crypto'
import { build } from 'vite'

export async function writeWorker(clientDir: string, files: readonly string[]): Promise<void> {
  const id = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify({ id, files }) },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      target: ['chrome107', 'firefox107', 'safari16'],
      lib: { entry: 'src/web/worker/sw.ts', formats: ['iife'], name: 'board', fileName: () => 'sw.js' },
    },
  })
}
