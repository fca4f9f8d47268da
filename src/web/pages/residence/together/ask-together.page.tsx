import { data, useLocation } from 'react-router'
import { residenceEn } from '#content/seekers/residence.en.ts'
import { residenceEs } from '#content/seekers/residence.es.ts'
import { togetherEn } from '#content/seekers/together.en.ts'
import { togetherEs } from '#content/seekers/together.es.ts'
import type { FoundResidence } from '#contract/residence-search.ts'
import { languageOfPath, seekerPath } from '#domain/language.ts'
import { telAddress } from '#domain/tel-address.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { AskForm } from '../ask/ask-form.tsx'
import { refusedFrom } from '../ask/form-answer.ts'
import type { Route } from './+types/ask-together.page'
import { homesToAsk } from './together.query.ts'
import '../residence.css'
import '../ask/ask.css'

const words = {
  en: { own: residenceEn, together: togetherEn },
  es: { own: residenceEs, together: togetherEs },
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { fetch, formAnswer } = context.get(requestFacts)
  const homes = await homesToAsk(new URL(request.url).searchParams, fetch)
  const language = languageOfPath(url.pathname)
  return data({ language, ...homes, once: crypto.randomUUID(), formAnswer: formAnswer ?? null })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { head } = words[loaderData?.language ?? 'en'].together
  return pageHead({ title: head.title, description: head.description, path: null }, matches)
}

/** One form about a bed for up to three homes. */
export default function AskTogetherPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { language, asked, toCall, once, formAnswer } = loaderData
  const { own, together } = words[language]
  const { form } = together
  const refused = formAnswer && refusedFrom(formAnswer, own.trouble)
  const title = asked.length === 0 ? form.none.title : form.title(asked.length)
  const pathOf = ({ slug }: FoundResidence) => seekerPath('residence', language, slug)
  return (
    <section className="wrap section-tight stack stack-fill gap-4" aria-labelledby="title">
      <h1 id="title">{title}</h1>
      <p className="measure">{asked.length === 0 ? form.none.text : form.lead}</p>
      {asked.length > 0 && (
        <>
          <p>
            <b>{form.goesTo}</b>
          </p>
          <ul className="stack gap-2">
            {asked.map((home) => (
              <li key={home.id}>
                <SiteLink to={pathOf(home)}>{home.name}</SiteLink>, {home.city}, {home.state}
              </li>
            ))}
          </ul>
        </>
      )}
      {toCall.length > 0 && (
        <>
          <p>{form.notAsked}</p>
          <ul className="stack gap-2">
            {toCall.map((home) => (
              <li key={home.id}>
                <SiteLink to={pathOf(home)}>{home.name}</SiteLink>: <a href={telAddress(home.phone)}>{home.phone}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {asked.length > 0 ? (
        <div className="panel" id="ask">
          <AskForm action={pathname} words={own} list={null} phone={null} {...{ once, refused }}>
            <input type="hidden" name="homes" value={asked.map(({ slug }) => slug).join(',')} />
          </AskForm>
        </div>
      ) : (
        <ButtonLink to={seekerPath('search', language)} look="primary" icon="search">
          {own.crumbs.search}
        </ButtonLink>
      )}
    </section>
  )
}
