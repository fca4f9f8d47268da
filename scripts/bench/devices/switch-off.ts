import { registerHooks } from 'node:module'
import { devices } from './devices.ts'

// node --import switch-off.ts: one device is switched off in what this process loads, and nowhere on disk.
const device = devices.find(({ name }) => name === process.env.DEVICE_OFF)
if (device === undefined) throw new Error(`There is no device called ${process.env.DEVICE_OFF}.`)
const { seam, edits } = device

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.split('?')[0]?.endsWith(`/${seam}`)) return loaded
    return { ...loaded, source: edits.reduce(edit, String(loaded.source)) }
  },
})

function edit(source: string, [from, to]: (typeof edits)[number]): string {
  const changed = source.replace(from, to)
  if (changed === source) throw new Error(`${seam} does not hold ${from}.`)
  return changed
}
