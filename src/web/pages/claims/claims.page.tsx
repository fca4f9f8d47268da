import { data } from 'react-router'
import { states } from '#content/states/slugs.ts'
import type { ClaimsAnswer } from '#contract/claims.ts'
import { isDecider } from '#domain/claim.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { Refused } from '#web/parts/desk/desk-answer.tsx'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { type DeskAnswer, readFor } from '#web/parts/desk/read-for.ts'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { type FormAnswer, requestFacts } from '#web/plumbing/request-context.ts'
import { useSession } from '#web/plumbing/session.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Route } from './+types/claims.page'
import type { Acting } from './act-form.tsx'
import { type Asked, askClaims, askListings, type Finding, sendAct } from './claims.query.ts'
import { claimsWords } from './claims-words.ts'
import { DeciderClaimsView } from './decider-claims.tsx'
import { OperatorClaimsView } from './operator-claims.tsx'
import { useFreshClaims } from './use-fresh-claims.ts'
import './claims.css'

const words = claimsWords
const stateOptions = states.map(({ code, name }) => ({ value: code, words: name }))

type Read = { claims: ClaimsAnswer; asked: Asked; finding: Finding | null }

export async function loader(asked: Route.LoaderArgs) {
  const { formAnswer = null } = asked.context.get(requestFacts)
  const mayEnter = (person: Parameters<typeof isDecider>[0]) => mayAtDesk(person, 'claims') || isDecider(person)
  const answer = await readFor<Read>(mayEnter, asked, async (inside, { searchParams }) => {
    const said = (name: string) => (searchParams.get(name) ?? '').slice(0, 200)
    const query = { find: said('find'), state: said('state'), home: said('home') }
    const claims = await askClaims(inside)
    return { claims, asked: query, finding: claims.view === 'operator' ? await askListings(query, inside) : null }
  })
  return data({ answer: answer.data, formAnswer }, answer.init ?? {})
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const read = await readAnew(serverLoader)
  return 'kind' in read ? { answer: read, formAnswer: null } : read
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.formAnswer ? `${words.notDone}: ${words.title}` : words.title
  return pageHead({ title, description: words.description, path: null }, matches)
}

/** Claims: operators find, claim and prove their houses; affiliates and the alliance decide. */
export default function ClaimsPage({ loaderData: { answer, formAnswer } }: Route.ComponentProps) {
  const session = useSession()
  const acting = useActing(formAnswer)
  if (answer.kind === 'refused') return <Refused words={words.refused} />
  const isDeciders =
    answer.kind === 'read'
      ? answer.read.claims.view === 'decider'
      : session.status === 'signed-in' && isDecider(session.user)
  return isDeciders ? (
    <DeciderPage answer={answer} formAnswer={formAnswer} />
  ) : (
    <DeskFrame answer={answer} title={words.title} here="/workspace/claims" isFresh={formAnswer === null}>
      {({ claims, asked, finding }, at) => (
        <>
          <Head lead={words.lead} formAnswer={formAnswer} />
          {claims.view === 'operator' && (
            <OperatorClaimsView {...{ read: claims, at, asked, finding, states: stateOptions }} acting={acting} />
          )}
        </>
      )}
    </DeskFrame>
  )
}

type DeciderPageProps = { answer: Exclude<DeskAnswer<Read>, { kind: 'refused' }>; formAnswer: FormAnswer | null }

function useActing(refused: FormAnswer | null): Acting {
  const owner = useActsFor()
  return { send: (values) => sendAct(owner, values), refused }
}

function DeciderPage({ answer, formAnswer }: DeciderPageProps) {
  useFreshClaims(answer.kind === 'read' && formAnswer === null)
  const acting = useActing(formAnswer)
  return (
    <DeskFrame answer={answer} title={words.title} here="/workspace/claims">
      {({ claims }) => (
        <>
          <Head lead={words.decide.lead} formAnswer={formAnswer} />
          {claims.view === 'decider' && <DeciderClaimsView read={claims} acting={acting} />}
        </>
      )}
    </DeskFrame>
  )
}

function Head({ lead, formAnswer }: { lead: string; formAnswer: FormAnswer | null }) {
  const id = formAnswer?.values.id
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{words.title}</h1>
          <p className="ink-2">{lead}</p>
        </div>
      </header>
      {formAnswer && (
        <Notice tone="danger" title={formAnswer.message} announced>
          {id && (
            <p>
              <a href={`#${formAnswer.values.act?.startsWith('check-') ? 'check' : 'claim'}-${id}`}>{words.goTo}</a>
            </p>
          )}
        </Notice>
      )}
    </>
  )
}
