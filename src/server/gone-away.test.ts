import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'
import { createAdmission } from './plumbing/admission/admission.ts'
import { createLog } from './plumbing/start/log.ts'

it('whoever asks and goes away again keeps their place until the work for them is done', async () => {
  let [atWork, most] = [0, 0]
  const admission = createAdmission()
  const server = await listen({
    pipeline: {
      async fetch() {
        atWork += 1
        most = Math.max(most, atWork)
        await sleep(400)
        atWork -= 1
        return new Response('ok')
      },
    },
    statics: { serve: () => false, addPage: async () => {}, addText: async () => {}, addFolder: async () => {} },
    admission,
    log: createLog('silent'),
    host: '127.0.0.1',
    port: 0,
  })
  for (let one = 0; one < 40; one += 1) {
    const asked = request({ host: '127.0.0.1', port: server.port, agent: false }).on('error', () => {})
    asked.end()
    await sleep(10)
    asked.destroy()
  }
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThan(10)
  await sleep(500)
  const answer = await fetch(`http://127.0.0.1:${server.port}/`)
  expect(answer.status).toBe(200)
  admission.stop()
  await server.stop()
})
