import { ensureBuilt } from './toolchain/built.mjs'
import { ensureInstalled } from './toolchain/installed.mjs'
import { ensureNode24, rememberCompiledCode } from './toolchain/node-24.mjs'
import { resolveInRoot, root } from './toolchain/places.mjs'
import { giveUp } from './toolchain/progress.mjs'

// npm start. Plain JavaScript without packages up to the last line: it also runs on Node 20 before anything is installed.
process.chdir(root)
rememberCompiledCode()
try {
  await ensureInstalled()
  await ensureNode24()
  await ensureBuilt()
} catch (error) {
  giveUp(error)
}
// Made by the build from src/server/main.ts.
await import(resolveInRoot('build', 'server', 'main.js'))
