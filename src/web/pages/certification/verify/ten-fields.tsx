import type { VerifyWords } from '#content/certification/verify/verify.en.ts'
import type { ListingWords } from '#content/residence/listing.en.ts'
import type { VerifiedCertificate } from '#contract/certification/verified.ts'
import { computeLastDay } from '#domain/certification/certificate/conditional.ts'
import { dayMs } from '#domain/language/durations.ts'

type Paper = NonNullable<VerifiedCertificate['paper']>
type Field = [term: string, value: string, more?: string | null]

const joinLines = (...lines: (string | null)[]) => lines.filter(Boolean).join('. ')

/** As wide as a digit, so that 1 stands above the 0 of 10. */
const figureSpace = '\u2007'

type TenProps = { one: VerifiedCertificate; paper: Paper; level: string; words: VerifyWords; common: ListingWords }

export function TenFields({ one, paper, level, words, common }: TenProps) {
  const { ten, timed, day } = words
  const { address, kind, history, issuedOn, endsOn, form, extendedFrom } = paper
  const place = `${address.city}, ${one.stateName}${address.zip === null ? '' : ` ${address.zip}`}`
  const fields: Field[] = [
    [ten.residence, paper.name, paper.home.name === paper.name ? null : ten.nowCalled(paper.home.name)],
    [ten.operator, paper.operator === '' ? ten.notStated : paper.operator],
    [ten.beds, paper.beds === null ? ten.notStated : words.count(paper.beds)],
    [ten.bedsFor, paper.bedsFor.map((audience) => common.audiences[audience].title).join(', ') || ten.notStated],
    [ten.address, address.street === null ? place : `${address.street}, ${place}`, describeAddress(paper, ten)],
    [ten.kind, ten.kinds[kind], joinLines(form && timed.names[form], ten.times(history))],
    [ten.level, level, ten.standard(paper.standard)],
    [
      ten.goodFor,
      formatDuration(issuedOn, endsOn, ten.units),
      joinLines(ten.fromTo(day(issuedOn), day(endsOn)), extendedFrom && timed.extended(day(extendedFrom))),
    ],
    [ten.issued, day(issuedOn)],
    [ten.number, one.number],
  ]
  return (
    <section className="stack stack-fill gap-2">
      <h2>{ten.title}</h2>
      <p className="small quiet no-print">{ten.lead}</p>
      <dl className="ruled line-above line-below mt-2">
        {fields.map(([term, value, more], at) => (
          <div key={term} className="named tight">
            <dt className="marked gap-4 align-baseline">
              <b className="pine" aria-hidden="true">
                {String(at + 1).padStart(2, figureSpace)}
              </b>
              <span className="ink-3">{term}</span>
            </dt>
            <dd className="bold break">
              {value}
              {more && <p className="small quiet">{more}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const daysOfMonth = 365.25 / 12

/** In years where it is whole years but for a day, else in months or days. */
function formatDuration(issuedOn: string, endsOn: string, units: VerifyWords['ten']['units']): string {
  const days = Math.round((Date.parse(endsOn) - Date.parse(issuedOn)) / dayMs) + 1
  const months = Math.round(days / daysOfMonth)
  const isClose = Math.abs(Date.parse(endsOn) - Date.parse(computeLastDay(issuedOn, months))) <= dayMs
  if (isClose && months >= 12 && months % 12 === 0) return units.year(months / 12)
  return isClose && months > 0 ? units.month(months) : units.day(days)
}

function describeAddress({ address, home }: Paper, ten: VerifyWords['ten']): string | null {
  if (home.hasMoved) return home.city === address.city ? ten.movedWithin(home.city) : ten.moved(home.city)
  return address.street === null ? ten.kept : null
}
