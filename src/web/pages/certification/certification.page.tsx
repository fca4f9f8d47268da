import { Form } from 'react-router'
import { certificationGuide, certificationWords } from '#content/certification.ts'
import { supportLevels } from '#content/standard.ts'
import { affiliates } from '#content/states/affiliates.ts'
import { states } from '#content/states/slugs.ts'
import type { MyResidence } from '#contract/residences.ts'
import { narrLevelWords } from '#domain/residence.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import type { Route } from './+types/certification.page'
import { type Plan, planOf } from './state-plan.ts'
import { HouseLines, StateSection } from './state-section.tsx'
import './certification.css'

const words = certificationWords
const path = '/workspace/certification'

export function loader(asked: Route.LoaderArgs) {
  return readAtDesk('residences', asked, async (fetch, address) => {
    const mine = (await apiGet<MyResidence[]>('/api/my-residences', { fetch })) ?? []
    const asking = address.searchParams.get('state')
    return {
      plan: planOf(mine, { states, affiliates }, asking),
      guide: certificationGuide,
      levels: supportLevels,
      asking,
    }
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** Who certifies in each state of an operator, how its houses stand there, and what to have ready. */
export default function Certification({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame answer={loaderData} title={words.title} here="/workspace" again={path}>
      {({ plan, guide, levels, asking }) => (
        <div className="certification">
          <header className="desk-head">
            <div>
              <h1>{words.title}</h1>
              <p className="ink-2 measure">{words.lead}</p>
            </div>
          </header>
          <States plan={plan} />
          <OtherState asking={asking} />
          <section aria-labelledby="ready" className="stack">
            <h2 id="ready">{words.ready.title}</h2>
            <div className="certification-guide">
              {guide.map((part) => (
                <div key={part.lines[0]}>
                  {part.title && <h3>{part.title}</h3>}
                  <GuideLines {...part} />
                </div>
              ))}
            </div>
            <h3>{words.ready.levels}</h3>
            <dl className="defs">
              {levels.map(({ level, runBy, words: about }) => (
                <div key={level}>
                  <dt>{narrLevelWords(level)}</dt>
                  <dd>
                    {runBy}. {about}
                  </dd>
                </div>
              ))}
            </dl>
            <p>
              <SiteLink to="/faq?category=NARR+Certification">{words.ready.more}</SiteLink>
            </p>
          </section>
        </div>
      )}
    </DeskFrame>
  )
}

function GuideLines({ kind, lines }: { kind: 'text' | 'steps' | 'list'; lines: readonly string[] }) {
  if (kind === 'text') return lines.map((line) => <p key={line}>{line}</p>)
  const List = kind === 'steps' ? 'ol' : 'ul'
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}

function States({ plan: { states: own, unplaced, chosen } }: { plan: Plan }) {
  return (
    <>
      {chosen && <StateSection plan={chosen} words={words} />}
      {own.map((plan) => (
        <StateSection key={plan.code} plan={plan} words={words} />
      ))}
      {unplaced.length > 0 && (
        <section className="certifier" aria-labelledby="unplaced">
          <h2 id="unplaced">{words.unplaced.title}</h2>
          <p>{words.unplaced.words}</p>
          <HouseLines houses={unplaced} words={words} />
        </section>
      )}
      {own.length + unplaced.length === 0 && (
        <div className="stack certification-none">
          <p>{words.noHouses}</p>
          <ButtonLink to="/workspace/residences/new">{words.addHouse}</ButtonLink>
        </div>
      )}
    </>
  )
}

function OtherState({ asking }: { asking: string | null }) {
  const options = states.map(({ code, name }) => ({ value: code, words: name }))
  return (
    <section aria-labelledby="other-state" className="stack">
      <h2 id="other-state">{words.other.title}</h2>
      <Form action={path} className="certification-other">
        <Field label={words.other.label}>
          {(wiring) => (
            <Select
              {...wiring}
              key={asking}
              name="state"
              options={options}
              placeholder={words.other.placeholder}
              defaultValue={asking ?? ''}
            />
          )}
        </Field>
        <Button type="submit">{words.other.submit}</Button>
      </Form>
    </section>
  )
}
