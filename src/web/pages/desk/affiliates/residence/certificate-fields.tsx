import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type Paper = CertifiedResidence['earlier'][number] | NonNullable<CertifiedResidence['certificate']>
export function CertificateFields({ residence, paper }: { residence: CertifiedResidence; paper: Paper }) {
  const { number, level, issuedOn, endsOn, operator, beds, bedsFor, kind, standard } = paper
  const fields = [
    ['Home', residence.name],
    ['Operated by', operator],
    ['Beds permitted', beds === null ? '' : beds.toLocaleString('en-US')],
    ['Beds for', bedsFor.map((audience) => audienceWords[audience]).join(', ')],
    ['Town', residence.city],
    ['Initial or renewal', kind === 'renewal' ? 'A renewal' : 'Initial'],
    ['Level of support', `Level ${levelNumerals[level as 1 | 2 | 3 | 4]}, standard ${standard}`],
    ['Holds', `${formatMediumDay(issuedOn)} to ${formatMediumDay(endsOn)}`],
    ['Issued on', formatMediumDay(issuedOn)],
    ['Number', number],
  ] as const
  return (
    <div className="stack stack-fill gap-2 w-52">
      <dl className="ruled line-above line-below">
        {fields.map(([term, value]) => (
          <NamedLine key={term} term={term} value={value} />
        ))}
      </dl>
      {residence.isPublished && (
        <p className="row gap-4 no-print">
          <SiteLink className="tap bold" to={`/verify/${encodeURIComponent(number)}`}>
            Check it, or print it, as the public sees it
          </SiteLink>
        </p>
      )}
    </div>
  )
}

export function NamedLine({ term, value }: { term: string; value: string | null }) {
  return (
    <div className="named tight">
      <dt className="ink-3">{term}</dt>
      <dd className="bold break">{value || 'Not stated'}</dd>
    </div>
  )
}
