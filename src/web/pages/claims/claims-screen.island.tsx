import { claimsWords as words } from '#content/claims/claims.ts'
import { states } from '#content/states/slugs.ts'
import type { ClaimsAnswer } from '#contract/claims/claims.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { namePlace } from './act-form.tsx'
import type { ClaimsSearch, Finding } from './claims.query.ts'
import { DeciderClaimsView } from './deciding/decider-claims.tsx'
import { OperatorClaimsView } from './operator-claims.tsx'
import { useFreshClaims } from './use-fresh-claims.ts'
import './claims.css'

const stateOptions = states.map(({ code, name }) => ({ value: code, words: name }))

type ClaimsRead = { claims: ClaimsAnswer; asked: ClaimsSearch; finding: Finding | null }

export default function ClaimsScreen(given: DeskScreenProps<ClaimsRead>) {
  return <DeskScreen of={given} show={Claims} />
}

function Claims({ answer, refused, user }: DeskShown<ClaimsRead>) {
  const isDeciders = answer.kind === 'read' ? answer.read.claims.view === 'decider' : isDecider(user)
  useFreshClaims(isDeciders && answer.kind === 'read' && refused === null)
  return (
    <DeskFrame answer={answer} title={words.title} here="/workspace/claims" isFresh={!isDeciders && refused === null}>
      {({ claims, asked, finding }, at) => (
        <>
          <DeskHead title={words.title} lead={claims.view === 'decider' ? words.decide.lead : words.lead} />
          {refused && <RefusedAct refused={refused} />}
          {claims.view === 'decider' ? (
            <DeciderClaimsView read={claims} isStaff={user?.organization?.kind === 'alliance'} words={words} />
          ) : (
            <OperatorClaimsView
              read={claims}
              at={at}
              asked={asked}
              finding={finding}
              states={stateOptions}
              words={words}
            />
          )}
        </>
      )}
    </DeskFrame>
  )
}

function RefusedAct({ refused: { message, values } }: { refused: FormAnswer }) {
  const { act = '', id } = values
  return (
    <Notice tone="danger" title={message} announced>
      {id && (
        <p>
          <a href={`#${namePlace(act, id)}`}>{words.goTo}</a>
        </p>
      )}
    </Notice>
  )
}
