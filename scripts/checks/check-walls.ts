import { root } from '#scripts/toolchain/places.mjs'
import { describeBreaches, findBreaches } from './walls.ts'

const breaches = await findBreaches(root)
if (breaches.length > 0) {
  console.error(describeBreaches(breaches))
  process.exitCode = 1
}
