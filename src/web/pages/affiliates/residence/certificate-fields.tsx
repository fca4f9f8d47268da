import type { CertificateWords } from '#content/affiliates/certificate.ts'
import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type Paper = CertifiedResidence['earlier'][number] | NonNullable<CertifiedResidence['certificate']>
type CertificateFieldsProps = { residence: CertifiedResidence; paper: Paper; words: CertificateWords }

export function CertificateFields({ residence, paper, words }: CertificateFieldsProps) {
  const { number, level, issuedOn, endsOn, operator, beds, bedsFor, kind, standard } = paper
  const { fields } = words
  const lines = [
    [fields.home, residence.name],
    [fields.operator, operator],
    [fields.beds, beds === null ? '' : formatNumber(beds)],
    [fields.bedsFor, bedsFor.map((audience) => audienceWords[audience]).join(', ')],
    [fields.town, residence.city],
    [fields.kind, words.kinds[kind]],
    [fields.level, words.ofStandard(level, standard)],
    [fields.holds, words.span(issuedOn, endsOn)],
    [fields.issuedOn, formatMediumDay(issuedOn)],
    [fields.number, number],
  ] as const
  return (
    <div className="stack stack-fill gap-2 w-52">
      <dl className="ruled line-above line-below">
        {lines.map(([term, value]) => (
          <NamedLine key={term} term={term} value={value || words.notStated} />
        ))}
      </dl>
      {residence.isPublished && (
        <p className="row gap-4 no-print">
          <SiteLink className="tap bold" to={`/verify/${encodeURIComponent(number)}`}>
            {words.publicly}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

export function NamedLine({ term, value }: { term: string; value: string }) {
  return (
    <div className="named tight">
      <dt className="ink-3">{term}</dt>
      <dd className="bold break">{value}</dd>
    </div>
  )
}
