import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const timeoutMs = 20_000

/**
 * The first mail to `recipient` whose text holds `words`, as the product without a mail server writes it into its data
 * folder. Waits for it, as mails leave by a job.
 */
export async function mailTo(dataDir: string, recipient: string, words: string): Promise<string> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const found = (await mailsTo(dataDir, recipient)).find((mail) => mail.includes(words))
    if (found !== undefined) return found
    await wait(100)
  }
  throw new Error(`No mail to ${recipient} holds "${words}" after ${timeoutMs / 1000} s.`)
}

/** Every mail to `recipient` so far, oldest first. */
export async function mailsTo(dataDir: string, recipient: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  // A mail that is being written has another ending.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`\nTo: ${recipient}\n`) || mail.includes(`\nTo: ${recipient}\r\n`))
}

/** The address in a mail that leads to `page`. Throws when there is none. */
export function linkTo(page: string, mail: string): URL {
  const links = mail.match(/https?:\/\/[^\s"<]+/g) ?? []
  const link = links.find((one) => URL.canParse(one) && new URL(one).pathname === page)
  if (link === undefined) throw new Error(`The mail holds no link to ${page}.`)
  return new URL(link)
}
