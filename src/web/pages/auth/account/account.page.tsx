import { accountWords as words } from '#content/auth/account.ts'
import { newPassword } from '#content/auth/sign-in.ts'
import { organizationWords } from '#content/team/organization.ts'
import type { ClosingAnswer, OrganizationChoice, PasskeyList, SessionList, SignedInUser } from '#contract/auth/auth.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import type { SecondFactorState } from '#contract/auth/factors.ts'
import { DeskShell } from '#web/parts/desk/frame/desk-shell.tsx'
import { readAtDesk } from '#web/parts/desk/standing.query.ts'
import { listPasskeyBoxes } from '#web/parts/frame/post-form/passkey-boxes.ts'
import { fetchSecondFactor } from '#web/parts/proof/proof.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps, redirectTo } from '#web/plumbing/page.ts'
import { actOnAccount, withoutScript } from './account-act.query.ts'
import DeleteAccount from './delete-account.island.tsx'
import { OrganizationSection } from './organization-section.tsx'
import { AppSection } from './passwords/app-section.tsx'
import Passkeys from './passwords/passkeys.island.tsx'
import Password from './passwords/password.island.tsx'
import { PersonFacts } from './person-facts.tsx'
import Sessions from './sessions.island.tsx'
import You from './you.island.tsx'
import './account.css'

type Data = {
  user: SignedInUser
  organizations: OrganizationChoice[]
  passkeys: PasskeyList
  sessions: SessionList
  factors: SecondFactorState
  closing: ClosingAnswer
  unanswered: number
}

const doneTitles: ReadonlyMap<string, string> = new Map(Object.entries(words.doneTitles))

const signedOut: ReadonlyMap<string, 'one' | 'others'> = new Map([
  ['end-session', 'one'],
  ['end-others', 'others'],
])

const passkeyDone: ReadonlyMap<string, 'added' | 'removed'> = new Map([
  ['add-passkey', 'added'],
  ['remove-passkey', 'removed'],
])

export default definePage<Data>({
  frame: 'desk',
  async load(visit) {
    const { user, fetch } = visit
    if (!user) return redirectTo('/sign-in?returnTo=%2Faccount')
    const { read, desk } = await readAtDesk(visit, () =>
      Promise.all([
        callApi('GET /api/auth/organizations', {}, { fetch }),
        callApi('GET /api/auth/passkeys', {}, { fetch }),
        callApi('GET /api/auth/sessions', {}, { fetch }),
        fetchSecondFactor(fetch),
        callApi('GET /api/auth/closing', {}, { fetch }),
      ]),
    )
    const [organizations, passkeys, sessions, factors, closing] = read
    return { user, organizations, passkeys, sessions, factors, closing, unanswered: desk.messages?.unanswered ?? 0 }
  },
  head({ visit }) {
    const title = `${doneTitles.get(visit.query.get('done') ?? '') ?? ''}${words.title}`
    return { title, description: words.description, path: null }
  },
  act: actOnAccount,
  show: Account,
})

function Account({ data, visit: { query, refused } }: PageProps<Data>) {
  const { user, organizations, passkeys, sessions, factors, closing, unanswered } = data
  const done = query.get('done')
  const moved = done === 'organization' || done === 'left' ? done : null
  const passkeyChange = passkeyDone.get(done ?? '') ?? null
  const addRefused = refused?.values.do === 'add-passkey' ? refused : null
  const trouble = refused?.values.do === 'password' ? refused : null
  const ofYou = refused && ['name', 'email'].includes(refused.values.do ?? '') ? refused : null
  const youDone = done === 'name' || done === 'email' || done === 'new-email' ? done : null
  const { firstName, lastName } = user
  return (
    <DeskShell person={user} here="/account" unanswered={unanswered}>
      <div className="section-tight grid gap-2">
        <h1 className="mb-4">{words.title}</h1>
        <PersonFacts words={words.person} user={user} />
        <Island
          of={You}
          hydrate={ofYou || youDone ? 'idle' : 'touched'}
          props={{
            words: words.you,
            name: { firstName: firstName ?? '', lastName: lastName ?? '' },
            done: youDone,
            answered: ofYou,
          }}
        />
        <OrganizationSection
          words={words.organizations}
          roles={words.person.roles}
          organizations={organizations}
          current={user.organization}
          done={moved}
        />
        <AppSection words={words.app} state={factors} askedBy={user.secondFactorFor ?? null} />
        <Island
          of={Passkeys}
          hydrate={passkeyChange || addRefused ? 'idle' : 'touched'}
          props={{ words: words.passkeys, passkeys, done: passkeyChange, answered: addRefused, withoutScript }}
        />
        <Island
          of={Password}
          hydrate={trouble || done === 'password' ? 'idle' : 'touched'}
          props={{
            words: { ...words.password, help: newPassword.help(authLimits.passwordMin) },
            answered: { trouble, isChanged: done === 'password' },
            boxes: listPasskeyBoxes(passkeys.length, newPassword.passkeys),
          }}
        />
        {/* Its moments are told on the reader's clock, which only the browser knows. */}
        <Island
          of={Sessions}
          hydrate="seen"
          props={{ words: words.sessions, sessions, ended: signedOut.get(done ?? '') ?? null }}
        />
        <Island
          of={DeleteAccount}
          hydrate="touched"
          props={{
            closing,
            words: { ...organizationWords.closing, ...words.deleting },
            answered: refused?.values.do === 'delete' ? refused : null,
          }}
        />
      </div>
    </DeskShell>
  )
}
