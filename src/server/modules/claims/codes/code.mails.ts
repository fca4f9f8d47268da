import { codeMinutes } from '#domain/claims/claim.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

export type CodeFacts = {
  residence: string
  residenceUrl: string
  person: string
  organization: string
  decider: string
  code: string
  /** The code alone hands nothing over: the decider has to decide. */
  needsDecision: boolean
  stopUrl: string
}

export function writeCodeMail(facts: CodeFacts): MailText {
  const { residence, residenceUrl, decider, code, needsDecision, stopUrl, ...asker } = facts
  const [person, organization] = [cleanNameForMail(asker.person), cleanNameForMail(asker.organization)]
  return writeMail({
    subject: `A code for ${residence}`,
    paragraphs: [
      `${person} of ${organization} wants to manage ${residence} and asked for this code, which we send to the address on its page. ${
        needsDecision
          ? `The code shows that they read what comes to that address. After that ${decider} decides who gets the page, its beds and its messages.`
          : 'Whoever types the code gets the page, its beds and its messages.'
      }`,
    ],
    facts: [
      ['Code', code],
      ['Asked by', person],
      ['Organization', organization],
    ],
    after: [
      `Is that you, or somebody you trust with the house? Type the code on the page where you asked for it, or give it to them. It works for ${codeMinutes} minutes.`,
      `Is it someone you do not know? Keep the code to yourself and press the button: no more codes come for them, and ${decider} hears of it. You do not need to sign in.`,
    ],
    action: { label: 'This is not us', href: stopUrl },
    others: [{ label: 'See the page it is about', href: residenceUrl }],
  })
}

export function writeCodeText({ residence, code, needsDecision, stopUrl, ...asker }: CodeFacts): string {
  const [person, organization] = [cleanNameForMail(asker.person, 30), cleanNameForMail(asker.organization, 40)]
  const cut = residence.length > 50 ? `${residence.slice(0, 49)}…` : residence
  const does = needsDecision ? 'for a claim of' : 'that hands over'
  return `${code} is the code ${does} the listing of ${cut}. ${person} of ${organization} asked for it. Give it to no one you do not know. Not you? ${stopUrl}`
}
