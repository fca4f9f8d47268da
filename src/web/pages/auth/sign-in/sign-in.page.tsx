import {
  failedWithoutScript,
  lightWords,
  signInFailed,
  signInNotices,
  signInWords as words,
} from '#content/auth/sign-in.ts'
import { toOwnPath } from '#domain/links/own-path.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps, redirectTo } from '#web/plumbing/page.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { addReturn, chooseWayBack } from './return-ways.ts'
import SignInIsland from './sign-in.island.tsx'
import { actOnSignIn, withoutScript } from './sign-in-act.query.ts'

type Data = { provider: string | null }

export default definePage<Data>({
  async load({ user, query, fetch }) {
    if (user) return redirectTo(toOwnPath(query.get('returnTo')))
    const ways = await callApi('GET /api/auth/ways', {}, { fetch }).catch(() => null)
    return { provider: ways?.provider?.name ?? null }
  },
  head: () => ({ title: words.title, description: words.description, path: null }),
  act: actOnSignIn,
  show: SignIn,
})

function findNotice(search: URLSearchParams) {
  if (search.has('link')) return signInNotices.password
  if (search.has('ended')) return signInNotices.ended
  if (search.has('verified')) return signInNotices.verified
  if (search.has('reset')) return signInNotices.reset
  const error = search.get('error')
  const isKnown = error === 'link' || error === 'provider' || error === 'verify' || error === 'locked'
  return isKnown ? signInNotices[error] : null
}

function readTrouble(refused: FormAnswer | null, query: URLSearchParams): FormTrouble | null {
  if (refused !== null) {
    const { message, fields, status, values } = refused
    if (values.do === 'passkey') return { message, fields }
    return { message: message === signInFailed ? failedWithoutScript : message, fields, status }
  }
  return query.get('error') === '1' ? { message: signInFailed, fields: {} } : null
}

function SignIn({ data: { provider }, visit: { query, refused } }: PageProps<Data>) {
  const typed = refused?.values ?? {}
  const returnTo = toOwnPath(typed.returnTo ?? query.get('returnTo'))
  const link = typed.link ?? query.get('link') ?? ''
  const notice = findNotice(query)
  const answered = readTrouble(refused, query)
  const back = chooseWayBack(returnTo, words.back)
  return (
    <NightSplit words={lightWords}>
      <div>
        <h1>{words.title}</h1>
        <p className="ink-2 mt-2">
          {words.lead} <SiteLink to="/residences">{words.noAccount}</SiteLink>
        </p>
      </div>
      {notice && (
        <Notice tone={notice.tone} title={notice.title}>
          {notice.words}
        </Notice>
      )}
      <Island
        of={SignInIsland}
        hydrate={answered ? 'idle' : 'touched'}
        props={{ words: words.form, returnTo, link, answered, email: typed.email ?? '', withoutScript }}
      />
      {provider && (
        <ButtonLink to={`/api/login?${new URLSearchParams({ returnTo })}`}>{words.withAgency(provider)}</ButtonLink>
      )}
      <div className="row between tight small">
        <SiteLink className="tap" to="/forgot-password">
          {words.forgot}
        </SiteLink>
        <SiteLink className="tap" to={addReturn('/sign-up', returnTo)}>
          {words.signUp}
        </SiteLink>
      </div>
      <p className="small quiet">
        {words.neverShown} <SiteLink to={back.to}>{back.words}</SiteLink>
      </p>
    </NightSplit>
  )
}
