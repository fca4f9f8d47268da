import type { ImportEnd } from '#domain/imports/decide.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { writeImportEndMail } from './end.mails.ts'
import { type RunInProgress, toReader } from './runs.store.ts'

export type ImportEndMailing = (
  run: Pick<RunInProgress, 'id' | 'fileName' | 'askedBy'>,
  end: ImportEnd,
) => Promise<void>

export function createImportEndMailing(parts: {
  transactions: Transactions
  mail: Outbox
  supportEmail: string
  baseUrl: string
}): ImportEndMailing {
  const { transactions, mail, supportEmail, baseUrl } = parts
  return async ({ id, fileName, askedBy }, end) => {
    await transactions.run({ kind: 'system' }, async (tx) => {
      const to = await toReader(tx, askedBy)
      if (to === null) return
      const mailText = writeImportEndMail(end, { fileName, importUrl: `${baseUrl}/workspace/import/${id}` })
      await mail.enqueue(tx, { kind: 'import-end', to, replyTo: supportEmail, mailText })
    })
    await mail.startDelivery()
  }
}
