import type { CertificateEnd } from '#domain/certification/certificate/certificate.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import type { WrongValue } from './row-facts.rules.ts'

export type SetPaper = {
  number: string
  issued_on: string
  stands: boolean
  ended_on: string | null
  ended_as: 'replaced' | CertificateEnd | null
  unconfirmed_on: string | null
}

type StatedPaper = { number: string; issuedOn: string }

/**
 * A list may be older than what stands here: what the affiliate suspended or withdrew since, what moved, and what was
 * given anew, such a row does not undo. `papers` are those of one residence, in the order they were set.
 */
export function findOutdated({ number, issuedOn }: StatedPaper, papers: readonly SetPaper[]): WrongValue[] {
  const last = papers.at(-1)
  if (!last) return []
  const { ended_as: as, ended_on: endedOn, unconfirmed_on: unconfirmedOn } = last
  if (endedOn !== null && issuedOn <= endedOn && (as === 'suspended' || as === 'withdrawn')) {
    const [did, way] = as === 'suspended' ? ['suspended', 'end the suspension'] : ['withdrew', 'certify it']
    return [wrongNumber(number, `You ${did} ${last.number} on ${formatMediumDay(endedOn)}: ${way} under Homes`)]
  }
  if (unconfirmedOn !== null && issuedOn <= unconfirmedOn) {
    const day = formatMediumDay(unconfirmedOn)
    return [wrongNumber(number, `The home moved or changed hands on ${day}: confirm it under Homes`)]
  }
  if (!last.stands || issuedOn >= last.issued_on) return []
  const expected = `${last.issued_on} or later: ${last.number} of that day is on the list`
  return [{ field: 'cert_issued', found: issuedOn, expected, typed: null }]
}

function wrongNumber(found: string, why: string): WrongValue {
  return { field: 'cert_number', found, expected: `a certificate that was issued since. ${why}`, typed: null }
}
