import { data } from 'react-router'
import { docs } from '#content/docs/docs.ts'
import { openData } from '#content/docs/open-data.ts'
import { ClosingBand } from '#web/parts/closing-band/closing-band.tsx'
import { Contents } from '#web/parts/contents/contents.tsx'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSite } from '#web/plumbing/site.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import type { Route } from './+types/api.page'
import { AnswerFields, DescribedCall } from './described-call.tsx'
import { type ApiDocument, callsOf, schemasOf } from './described-calls.ts'
import { DocPart } from './doc-part.tsx'
import { DocSections } from './doc-sections.tsx'
import './docs.css'
import './api.css'

const { calls: callWords, groups, schemas: schemaWords } = openData

/** The server's own description, cut down to what people read. */
export async function loader({ context }: Route.LoaderArgs) {
  const document = await apiGet<ApiDocument>('/api/openapi.json', { fetch: context.get(requestFacts).fetch }).catch(
    () => null,
  )
  if (!document) return data({ calls: [], schemas: [] }, { status: 503 })
  return data({ calls: callsOf(document), schemas: schemasOf(document) })
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = openData
  return pageHead({ title, description, path: '/docs/api', above: [{ name: docs.title, path: '/docs' }] }, matches)
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const origin = useSite()?.baseUrl ?? ''
  const { calls, schemas } = loaderData
  const shown = calls.length === 0 ? [] : Object.entries(groups)
  const described = calls.length === 0 ? [openData.missing] : [...shown.map(([, group]) => group), schemaWords]
  const entries = [...openData.before, ...described]
  return (
    <>
      <div className="wrap docs cols">
        <header className="docs-head stack gap-4">
          <Breadcrumbs trail={[{ words: openData.above, to: '/docs' }]} here={openData.title} />
          <h1>{openData.title}</h1>
          <p className="lead">{openData.lead}</p>
          <p className="docs-ways no-print">
            {[openData.document, openData.file, openData.figures].map(({ words, to }) => (
              <ButtonLink key={to} to={to}>
                {words}
              </ButtonLink>
            ))}
          </p>
        </header>
        <Contents className="docs-contents" title={openData.contents} entries={entries} />
        <div className="docs-body">
          <DocSections sections={openData.before} origin={origin} />
          {shown.map(([name, { id, title }]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {name === 'HSDS' &&
                openData.hsds.parts.map((part) => <DocPart key={part.kind} part={part} origin={origin} />)}
              {calls
                .filter(({ group }) => group === name)
                .map((call) => (
                  <DescribedCall key={call.id} call={call} origin={origin} words={callWords} />
                ))}
            </section>
          ))}
          {calls.length === 0 ? (
            <DocSections sections={[openData.missing]} origin={origin} />
          ) : (
            <section id={schemaWords.id} aria-labelledby={`${schemaWords.id}-title`}>
              <h2 id={`${schemaWords.id}-title`}>{schemaWords.title}</h2>
              {schemas.map((answer) => (
                <AnswerFields key={answer.name} answer={answer} words={{ ...schemaWords, meaning: schemaWords.says }} />
              ))}
            </section>
          )}
        </div>
      </div>
      <ClosingBand title={openData.closing.title} words={openData.closing.words}>
        {openData.closing.ways.map(({ words, to }, place) => (
          <ButtonLink key={to} to={to} look={place === 0 ? 'primary' : 'line'}>
            {words}
          </ButtonLink>
        ))}
      </ClosingBand>
    </>
  )
}
