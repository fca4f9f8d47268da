import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Reckoning, reckonMails, reckonMessages } from './reckoning.ts'
import { type Staff, signInAsStaff } from './staff.ts'
import { prepareVictim, type Victim } from './victim.ts'
import { buildAddress, send, startWriters, type Writers, type Written } from './writers.ts'

export type KillFigures = {
  kills: { whileWriting: number; whileStarting: number }
  /** Milliseconds from the start of the process to the first ready answer of /readyz, one for each restart. */
  readyAfter: number[]
  written: number
  acknowledged: number
  stored: number
  sentAgain: number
  mails: { files: number; left: number; triedAgain: number }
  wrong: Reckoning & { surprises: string[]; replays: string[]; errors: string[] }
  exitCode: number | null
}

export type KillOptions = {
  kills: number
  dataDir: string
  /** Milliseconds: a mail held by a killed server is released after 4 minutes. */
  mailPatience: number
  settings?: Record<string, string>
  say?: (line: string) => void
}

const people = 8
const password = 'a lamp in the window'

/** Every fifth kill comes while the server is starting. */
export async function runKillRounds(options: KillOptions): Promise<KillFigures> {
  const { kills, dataDir, mailPatience, say = () => {} } = options
  const victim = await prepareVictim(dataDir, { DEMO_PASSWORD: password, ...options.settings })
  try {
    say(`first start, with demo data: ${Math.round(await victim.start())} ms`)
    const port = Number(new URL(victim.baseUrl).port)
    const writers = startWriters(port, people)
    const readyAfter: number[] = []
    for (let round = 1; round <= kills; round++) {
      await killOnce(victim, isStarting(round), readyAfter.at(-1) ?? 1000)
      readyAfter.push(await victim.start())
      say(
        `kill ${round} of ${kills}: ready after ${Math.round(readyAfter.at(-1) ?? 0)} ms; ${describeAcknowledged(writers)}`,
      )
    }
    await writers.finish()
    const staff = await signInAsStaff(victim.baseUrl, password)
    await waitUntilMailIsOut(staff, mailPatience, say)
    const reckoned = await reckonUp(staff, writers, port, path.join(dataDir, 'mail'))
    const exitCode = await victim.stop()
    const whileStarting = readyAfter.filter((_, at) => isStarting(at + 1)).length
    return {
      kills: { whileWriting: kills - whileStarting, whileStarting },
      readyAfter,
      ...reckoned,
      wrong: { ...reckoned.wrong, errors: victim.errors() },
      exitCode,
    }
  } finally {
    await victim.killNow()
  }
}

const isStarting = (round: number) => round % 5 === 0

async function killOnce(victim: Victim, starting: boolean, lastStart: number): Promise<void> {
  await wait(50 + Math.random() * 1500)
  await victim.killNow()
  if (!starting) return
  victim.spawn()
  await wait(Math.random() * lastStart)
  await victim.killNow()
}

async function waitUntilMailIsOut(staff: Staff, timeoutMs: number, say: (line: string) => void): Promise<void> {
  const deadline = performance.now() + timeoutMs
  for (let reported = -1; performance.now() < deadline; ) {
    const left = await staff.mailsLeft()
    if (left === 0) return
    if (left !== reported) say(`${left} mails are still on their way`)
    reported = left
    await wait(2_000)
  }
}

type Reckoned = Pick<KillFigures, 'written' | 'acknowledged' | 'stored' | 'sentAgain' | 'mails'> & {
  wrong: Omit<KillFigures['wrong'], 'errors'>
}

async function reckonUp(staff: Staff, writers: Writers, port: number, folder: string): Promise<Reckoned> {
  const { written, surprises } = writers
  const replays = await replay(port, written)
  const stored = await staff.messages()
  const { wrong, ...mails } = await reckonMails(stored, await staff.mails(), folder)
  return {
    written: written.length,
    acknowledged: written.filter(({ reference }) => reference !== null).length,
    stored: stored.length,
    sentAgain: written.filter(({ tries }) => tries > 1).length,
    mails,
    wrong: { ...reckonMessages(written, stored), mails: wrong, surprises, replays },
  }
}

async function replay(port: number, written: Written[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [number, one] of written.entries()) {
    if (one.reference === null || number % 7 !== 0) continue
    const again = await send(port, one, buildAddress(number))
    if (typeof again !== 'object' || again.reference !== one.reference) {
      wrong.push(`${one.key} was answered ${one.reference} first, then ${JSON.stringify(again)}`)
    }
  }
  return wrong
}

function describeAcknowledged({ written }: Writers): string {
  return `${written.filter(({ reference }) => reference !== null).length} messages acknowledged`
}
