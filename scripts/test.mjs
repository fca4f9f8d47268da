import { ensureBuilt } from './toolchain/built.mjs'
import { ensureInstalled } from './toolchain/installed.mjs'
import { ensureNode24 } from './toolchain/node-24.mjs'
import { root } from './toolchain/places.mjs'
import { giveUp } from './toolchain/progress.mjs'

// npm test: sets itself up as npm start does, then runs every check and test there is.
process.chdir(root)
try {
  await ensureInstalled()
  await ensureNode24()
  await ensureBuilt()
} catch (error) {
  giveUp(error)
}
await import('./checks/test-everything.ts')
