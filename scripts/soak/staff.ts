import { type InboxMessage, inboxMessage, inboxPage } from '#contract/contact/inbox.ts'
import { type MailRow, mailPage } from '#contract/mail/mail.ts'

export type Staff = {
  messages(): Promise<InboxMessage[]>
  mails(): Promise<MailRow[]>
  mailsLeft(): Promise<number>
}

export async function signInAsStaff(baseUrl: string, password: string): Promise<Staff> {
  const answer = await fetch(`${baseUrl}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({ email: 'staff@demo.example', password }),
  })
  if (!answer.ok) throw new Error(`The staff could not sign in: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

  async function read(path: string): Promise<unknown> {
    const found = await fetch(baseUrl + path, { headers: { cookie } })
    if (!found.ok) throw new Error(`${path} was answered ${found.status} ${await found.text()}`)
    return found.json()
  }

  async function fetchEveryMail(query = ''): Promise<MailRow[]> {
    const rows: MailRow[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = mailPage.parse(await read(`/api/staff/mail?${query}${cursor && `&cursor=${cursor}`}`))
      rows.push(...page.rows)
      cursor = page.next
    }
    return rows
  }

  return {
    async messages() {
      const ids: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = inboxPage.parse(await read(`/api/staff/inbox?filter=open${cursor && `&cursor=${cursor}`}`))
        ids.push(...page.rows.map(({ id }) => id))
        cursor = page.next
      }
      const messages: InboxMessage[] = []
      for (const id of ids) messages.push(inboxMessage.parse(await read(`/api/staff/inbox/${id}`)))
      return messages
    },
    mails: () => fetchEveryMail(),
    mailsLeft: async () =>
      (await fetchEveryMail('state=queued')).length + (await fetchEveryMail('state=sending')).length,
  }
}
