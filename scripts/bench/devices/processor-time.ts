import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']))

/** All threads of the process, in ms. */
export function readProcessorTime(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold spaces; user and system time are the 12th and 13th value after it.
  const values = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return ((Number(values[11]) + Number(values[12])) * 1000) / ticksPerSecond
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
let asked = 0

type Asked = { port: number; path: string; withNewHosts?: boolean | undefined }

export async function askTimes(count: number, of: Asked): Promise<void> {
  let left = count
  const askOn = async () => {
    while (left-- > 0) await askOnce(of)
  }
  await Promise.all(Array.from({ length: 4 }, askOn))
}

function askOnce({ port, path, withNewHosts = false }: Asked): Promise<void> {
  const turn = asked++
  const headers = {
    'Accept-Encoding': 'br',
    // Each from an address of its own, as the limits of an address expect.
    'X-Forwarded-For': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
    ...(withNewHosts && { Host: `host-${turn}.localhost:${port}` }),
  }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered with ${answer.statusCode}`))
      answer.resume().once('end', resolve).once('error', reject)
    })
      .once('error', reject)
      .end()
  })
}
