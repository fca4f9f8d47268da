import { docs } from '#content/docs/docs.ts'
import { openData } from '#content/docs/open-data.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, Loaded, type PageProps, type Visit } from '#web/plumbing/page.ts'
import { AnswerFields, CallPath, DescribedCall, Parameters } from './described-call.tsx'
import { type CallGroup, type Fields, listSchemas, toGroups } from './described-calls.ts'
import { DocPart, DocSection, DocSections } from './doc-sections.tsx'
import { DocsPage } from './docs-page.tsx'
import '#web/parts/sections/sections.css'

const { calls: callWords, groups, schemas: schemaWords } = openData
const chooseWords = (name: string) => (name in groups ? groups[name as keyof typeof groups] : { id: name, title: name })

type ApiDescription = { groups: readonly CallGroup[]; schemas: readonly Fields[] }

export default definePage<ApiDescription>({
  load,
  head() {
    const { title, description } = openData
    return { title, description, path: '/docs/api', above: [{ name: docs.title, path: '/docs' }] }
  },
  show: ApiDocs,
})

async function load({ fetch }: Visit): Promise<ApiDescription | Loaded<ApiDescription>> {
  const document = await callApi('GET /api/openapi.json', {}, { fetch }).catch(() => null)
  if (!document) return new Loaded({ groups: [], schemas: [] }, { status: 503 })
  return { groups: toGroups(document), schemas: listSchemas(document) }
}

function ApiDocs({ data: { groups: described, schemas }, visit }: PageProps<ApiDescription>) {
  const origin = visit.site.baseUrl
  const isMissing = described.length === 0
  const afterCalls = isMissing ? [openData.missing] : [...described.map(({ name }) => chooseWords(name)), schemaWords]
  const entries = [...(isMissing ? [] : [openData.index]), ...openData.before, ...afterCalls]
  return (
    <DocsPage words={openData} ways={[openData.document, openData.file, openData.figures]} entries={entries}>
      {!isMissing && <CallIndex groups={described} />}
      <DocSections sections={openData.before} origin={origin} />
      {described.map((group) => (
        <GroupOfCalls key={group.name} group={group} origin={origin} />
      ))}
      {isMissing ? (
        <DocSections sections={[openData.missing]} origin={origin} />
      ) : (
        <DocSection id={schemaWords.id} title={schemaWords.title}>
          <div className="folds">
            {schemas.map((answer) => (
              <AnswerFields key={answer.name} answer={answer} words={{ ...schemaWords, meaning: schemaWords.says }} />
            ))}
          </div>
        </DocSection>
      )}
    </DocsPage>
  )
}

function CallIndex({ groups }: { groups: readonly CallGroup[] }) {
  const { id, title } = openData.index
  return (
    <DocSection id={id} title={title}>
      <ul className="call-index line-below plain-links">
        {groups
          .flatMap(({ calls }) => calls)
          .map((call) => (
            <li key={call.id} className="line-above">
              <a href={`#${call.id}`} className="gap-1 pad-y-2">
                <CallPath path={call.path} />
                <span>{call.title}</span>
              </a>
            </li>
          ))}
      </ul>
    </DocSection>
  )
}

function GroupOfCalls({ group: { name, shared, calls }, origin }: { group: CallGroup; origin: string }) {
  const { id, title } = chooseWords(name)
  const sharedAt = `${id}-shared`
  return (
    <DocSection id={id} title={title}>
      {name === 'HSDS' && openData.hsds.parts.map((part) => <DocPart key={part.kind} part={part} origin={origin} />)}
      {shared.length > 0 && (
        <div id={sharedAt}>
          <Parameters rows={shared} words={callWords} caption={callWords.shared} />
        </div>
      )}
      <div className="folds">
        {calls.map((call) => (
          <DescribedCall key={call.id} call={call} origin={origin} words={callWords} sharedAt={sharedAt} />
        ))}
      </div>
    </DocSection>
  )
}
