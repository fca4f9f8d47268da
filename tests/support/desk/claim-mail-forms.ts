import { type ClaimMailKind, claimMails, type MailCause, type MailReader } from '#domain/claims/claim-event.ts'

type Form = readonly [kind: ClaimMailKind, reader: MailReader, cause: MailCause]

/** Every mail about a claim, to each of its readers and for each cause. */
export const claimMailForms = Object.entries(claimMails).flatMap(([kind, readers]) =>
  Object.entries(readers).flatMap(([reader, causes]) =>
    // The keys of the table are its kinds and its readers.
    causes.map((cause: MailCause): Form => [kind as ClaimMailKind, reader as MailReader, cause]),
  ),
)
