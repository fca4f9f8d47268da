import type { Transporter } from 'nodemailer'
import { DeliveryError, deliveryTimeoutMs, type Mailer } from './mail-delivery.ts'
import { stopHeaders } from './stop-headers.ts'

export function createMailServer(url: string, from: string): Mailer {
  let transporter: Promise<Transporter> | null = null
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    transport: 'smtp',
    async deliver(mail) {
      transporter ??= connect()
      const { messageId, to, replyTo, stopUrl, subject, text, html, createdAt: date } = mail
      // Addresses go in as objects: given as text, "a@b.example, c@d.example" would be read as two recipients.
      const toAddress = (value: string) => ({ name: '', address: value })
      const reply = replyTo === null ? {} : { replyTo: toAddress(replyTo) }
      try {
        const sending = (await transporter).sendMail({
          from,
          to: toAddress(to),
          subject,
          text,
          html,
          messageId,
          date,
          ...reply,
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
        })
        await waitWithinTime(sending)
      } catch (error) {
        throw toDeliveryError(error)
      }
    },
    async forget() {},
    close() {
      transporter?.then((open) => open.close()).catch(() => {})
    },
  }
}

// A server that sends one byte a second never trips the socket timeout, and would hold a mail beyond its lease.
async function waitWithinTime(sending: Promise<unknown>): Promise<void> {
  const timer = Promise.withResolvers<never>()
  const timeout = setTimeout(() => timer.reject(new Error('slow')), deliveryTimeoutMs)
  try {
    await Promise.race([sending, timer.promise])
  } finally {
    clearTimeout(timeout)
  }
}

function toDeliveryError(error: unknown): DeliveryError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const answer = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  const number = typeof answer === 'number' ? ` (${answer})` : ''
  const permanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof answer === 'number' && answer >= 500
  return new DeliveryError(`${explainCode(code)}${number}.`, permanent, error)
}

function explainCode(code: unknown): string {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'The mail server did not accept our sign-in'
  if (code === 'EENVELOPE') return 'The mail server refused the sender or the recipient'
  if (code === 'EMESSAGE') return 'The mail server refused the mail'
  if (code === 'ETLS') return 'The mail server offered no safe connection'
  if (code === 'EDNS') return 'The mail server was not found'
  return 'The mail server could not be reached or hung up'
}
