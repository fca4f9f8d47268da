import { buildNow } from './toolchain/built.mjs'
import { giveUp } from './toolchain/progress.mjs'

// npm run build: the pages for production, into build/.
await buildNow().catch(giveUp)
