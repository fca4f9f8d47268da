import type { AskedWords } from '#content/seekers/residence/inquiry.en.ts'
import type { TogetherWords } from '#content/seekers/together/together.en.ts'
import type { AskedTogether } from '#contract/inquiries/asked-together.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { KeepLink } from '#web/pages/seekers/residence/asked/asked-inquiry.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type Residence = AskedTogether['residences'][number]

type AnswersProps = {
  residences: readonly Residence[]
  action: string
  link: string | null
  pathOf: (slug: string) => string
  words: TogetherWords['page']
  own: AskedWords
}

export function AnswersOfResidences({ residences, action, link, pathOf, words, own }: AnswersProps) {
  const isTaken = residences.some(({ closed }) => closed === 'not_needed')
  return (
    <div className="c-6 stack stack-fill gap-5">
      <h1>{words.title(residences.length)}</h1>
      {isTaken ? (
        <Notice title={words.taken.title} icon="check">
          <p>{words.taken.text}</p>
        </Notice>
      ) : (
        <p className="lead">{words.lead}</p>
      )}
      <KeepLink sent={link} words={own.link} />
      <TitledSection titleId="homes" title={words.residences} titleClass="t-name mb-2">
        <ul className="asked-residences ruled">
          {residences.map((residence) => (
            <li key={residence.slug} className="row">
              <div>
                <SiteLink to={pathOf(residence.slug)}>{residence.name}</SiteLink>
                <p className="small ink-2">
                  {words.states[isTaken && residence.closed === null ? 'chosen' : findState(residence)]}
                </p>
                {residence.replies.slice(0, 1).map(({ words: said, at }) => (
                  <blockquote key={at} className="asked-words break">
                    {said}
                  </blockquote>
                ))}
              </div>
              <ButtonLink to={buildTelAddress(residence.phone)} variant="line" small icon="phone">
                <span className="nowrap">{formatPhone(residence.phone)}</span>
              </ButtonLink>
              {!isTaken && residences.length > 1 && residence.closed === null && (
                <Form action={action} hidden={{ act: 'take', home: residence.slug }}>
                  <Button type="submit" variant="primary" small>
                    {words.take}
                    <VisuallyHidden>{words.takeOf(residence.name)}</VisuallyHidden>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        {!isTaken && residences.length > 1 && <p className="small quiet mt-3">{words.takeHelp}</p>}
      </TitledSection>
    </div>
  )
}

function findState({ readAt, answeredAt, closed }: Residence): keyof TogetherWords['page']['states'] {
  if (closed !== null) return closed
  if (answeredAt !== null) return 'answered'
  return readAt === null ? 'sent' : 'read'
}
