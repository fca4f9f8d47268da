import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { removeWhole, writeWhole } from '#server/plumbing/answers/whole-file.ts'
import { DeliveryError, type Mailer, type OutgoingMail } from './mail-delivery.ts'
import { stopHeaders } from './stop-headers.ts'

export function createMailFolder(folder: string, from: string): Mailer {
  return {
    transport: 'files',
    async deliver(mail) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(join(folder, buildFileName(mail)), writeEml(mail, from))
      } catch (error) {
        throw new DeliveryError('The email could not be written to the data folder.', false, error)
      }
    },
    async forget(mail) {
      await removeWhole(join(folder, buildFileName(mail)))
    },
    close() {},
  }
}

function buildFileName(mail: { id: string; createdAt: Date }): string {
  return `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}.eml`
}

export function writeEml(mail: OutgoingMail, from: string): string {
  const boundary = `part-${mail.id}`
  const headers = [
    `Date: ${mail.createdAt.toUTCString().replace('GMT', '+0000')}`,
    `From: ${encodeHeader(from)}`,
    `To: ${encodeHeader(mail.to)}`,
    ...(mail.replyTo === null ? [] : [`Reply-To: ${encodeHeader(mail.replyTo)}`]),
    `Subject: ${encodeHeader(mail.subject)}`,
    `Message-ID: ${encodeHeader(mail.messageId)}`,
    'Auto-Submitted: auto-generated',
    ...Object.entries(stopHeaders(mail.stopUrl)).map(([name, value]) => `${name}: ${encodeHeader(value)}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ]
  const formatPart = (type: string, content: string) =>
    `--${boundary}\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`
  return `${headers.join('\n')}\n\n${formatPart('text/plain', mail.text)}${formatPart('text/html', mail.html)}--${boundary}--\n`
}

// A line break inside a value would start a header of the sender's choosing. Whole words beyond ASCII are encoded, with
// the space between two of them (RFC 2047: a mail program drops it there, and reads nothing that touches a plain letter).
function encodeHeader(value: string): string {
  const line = value.replace(/\p{Cc}+/gu, ' ')
  return line.replace(
    /\S*[^\p{ASCII}]\S*(?: +\S*[^\p{ASCII}]\S*)*/gu,
    (words) => `=?UTF-8?B?${Buffer.from(words).toString('base64')}?=`,
  )
}
