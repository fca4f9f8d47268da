import { lightWords, codeWords as words } from '#content/auth/sign-in.ts'
import { toOwnPath } from '#domain/links/own-path.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { codeField } from '#web/parts/proof/code-field.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps, redirectTo } from '#web/plumbing/page.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import Post from './post.island.tsx'
import { addReturn } from './return-ways.ts'
import { actOnCode } from './sign-in-act.query.ts'

type Data = { returnTo: string }

const recoveryField = { name: 'code', autoComplete: 'off', maxLength: 60, ...words.recovery }

export default definePage<Data>({
  async load({ query, refused, fetch }) {
    const returnTo = toOwnPath(refused?.values.returnTo ?? query.get('returnTo'))
    const { isAsked } = await callApi('GET /api/auth/sign-in/code', {}, { fetch })
    return isAsked ? { returnTo } : redirectTo(addReturn('/sign-in', returnTo))
  },
  head: () => ({ title: words.title, description: words.description, path: null }),
  act: actOnCode,
  show: Code,
})

function Code({ data: { returnTo }, visit: { refused } }: PageProps<Data>) {
  const answered = refused && { message: refused.message, fields: refused.fields }
  const isRecovery = refused?.values.do === 'recovery'
  const hydrate = refused ? 'idle' : 'touched'
  const form = { action: '/sign-in/code', submit: words.submit }
  return (
    <NightSplit words={lightWords}>
      <div>
        <h1>{words.title}</h1>
        <p className="ink-2 mt-2">{words.lead}</p>
      </div>
      <Island
        of={Post}
        hydrate={hydrate}
        props={{ ...form, fields: [codeField], hidden: { returnTo }, answered: isRecovery ? null : answered }}
      />
      <Disclosure summary={words.noPhone} open={isRecovery}>
        <Island
          of={Post}
          hydrate={hydrate}
          props={{
            ...form,
            fields: [recoveryField],
            hidden: { returnTo, do: 'recovery' },
            submit: { ...form.submit, look: 'line' },
            answered: isRecovery ? answered : null,
          }}
        />
        <p className="small mt-3">
          {words.noCode}
          <SiteLink to="/contact">{words.write}</SiteLink>
          {words.proof}
        </p>
      </Disclosure>
      <p className="small quiet">
        <SiteLink to={addReturn('/sign-in', returnTo)}>{words.back}</SiteLink>
      </p>
    </NightSplit>
  )
}
