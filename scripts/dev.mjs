import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled } from './toolchain/installed.mjs'
import { ensureNode24 } from './toolchain/node-24.mjs'
import { resolveInRoot, root } from './toolchain/places.mjs'
import { giveUp } from './toolchain/progress.mjs'

// npm run dev: the server starts anew when its own files change; Vite, inside it, reloads pages by itself.
try {
  await ensureInstalled()
  await ensureNode24()
} catch (error) {
  giveUp(error)
}
// The one file of the build that the server itself reads.
if (!existsSync(resolveInRoot('build', 'places.txt'))) {
  spawnSync(process.execPath, [resolveInRoot('scripts', 'places', 'make.ts')], { stdio: 'inherit' })
}
const watched = ['src/server', 'src/contract', 'src/domain'].map((folder) => `--watch-path=${folder}`)
const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORCHLIGHT_DEV: '1' },
})
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.once('exit', (code) => process.exit(code ?? 1))
