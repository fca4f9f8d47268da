import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { findFreePort, type Running, start } from './servers.ts'

/**
 * Measures React's `renderToString` alone, on the search screen with the product's own answer: no database, no
 * document, no compression.
 */
export async function startBareRender(origin: string, search: string): Promise<Running> {
  const answer = await (await fetch(`${origin}/api/residences/answer${search}`)).text()
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-render-'))
  await build({
    configFile: false,
    root: resolveInRoot('.'),
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: resolveInRoot('scripts', 'bench', 'bare-page.tsx'), outDir: folder, emptyOutDir: false },
  })
  const port = await findFreePort()
  return start(process.execPath, [join(folder, 'bare-page.js'), search, answer, String(port)], {}, port, '/')
}
