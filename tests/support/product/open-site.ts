import { listen } from '#server/listen.ts'
import { createUploadCheck } from '#server/pages/upload-addresses.ts'
import { createAdmission } from '#server/plumbing/admission/admission.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { eventsSite } from './events-site.ts'

const nothingHeld = { serve: () => false, addPage: async () => {}, addText: async () => {}, addFolder: async () => {} }

/** The whole product but its pages, listening as it does in the product. It believes one proxy what it says of addresses. */
export async function openSite(people: Record<string, SignedIn> = {}) {
  const site = await eventsSite(people)
  const admission = createAdmission()
  const { port, stop } = await listen({
    pipeline: site.door,
    statics: nothingHeld,
    admission,
    log: createLog('silent'),
    host: '127.0.0.1',
    port: 0,
    trustProxy: 1,
    isUpload: createUploadCheck([]),
  })
  return {
    ...site,
    port,
    async close() {
      const stopped = stop()
      await site.rowsAtTheEnd()
      await stopped
      admission.stop()
      await site.close()
    },
  }
}
