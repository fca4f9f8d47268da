import { ensureInstalled } from './toolchain/installed.mjs'
import { ensureNode24, rememberCompiledCode } from './toolchain/node-24.mjs'
import { resolveInRoot, root } from './toolchain/places.mjs'
import { giveUp } from './toolchain/progress.mjs'

// node scripts/run.mjs <script> [arguments]: a TypeScript script of this folder, on Node 24, with packages installed.
process.chdir(root)
rememberCompiledCode()
try {
  await ensureInstalled()
  await ensureNode24()
} catch (error) {
  giveUp(error)
}
const script = resolveInRoot('scripts', process.argv[2] ?? '')
process.argv.splice(1, 2, script)
await import(script)
