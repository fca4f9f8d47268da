import { data, useLocation } from 'react-router'
import { homesEn } from '#content/seekers/homes.en.ts'
import { homesEs } from '#content/seekers/homes.es.ts'
import { sharedEn } from '#content/seekers/shared-list.en.ts'
import { sharedEs } from '#content/seekers/shared-list.es.ts'
import { languageOfPath, seekerPath } from '#domain/language.ts'
import type { SharedWords } from '#domain/seeker-words/shared-list-words.ts'
import { SendLinks } from '#web/parts/home-card/home-actions.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSite } from '#web/plumbing/site.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { KeepLink } from '../kept/keep-link.tsx'
import type { Route } from './+types/mine.page'
import { ListEnded } from './list-ended.tsx'
import { askOwn, statusOf } from './shared-list.query.ts'
import '../kept/saved.css'

const said = { en: sharedEn, es: sharedEs }
const common = { en: homesEn, es: homesEs }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const asked = await askOwn(params.secret ?? '', context.get(requestFacts).fetch)
  return data({ language: languageOfPath(url.pathname), asked }, { status: statusOf(asked) })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { mine, page } = said[loaderData?.language ?? 'en']
  return [
    ...pageHead({ title: mine.title, description: page.head.description, path: null }, matches),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** For whoever shared a list: the link to pass on, and the way to end it. */
export default function MinePage({ params, loaderData: { language, asked } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const origin = useSite()?.baseUrl ?? ''
  const words = said[language]
  const homeWords = common[language]
  if (asked.kind !== 'list') {
    return <ListEnded language={language} words={words} again={asked.kind === 'failed' ? pathname : null} />
  }
  const { mine } = words
  const { secret, homes, endsAt } = asked.list
  const path = `${seekerPath('search', language)}/shared/${secret}`
  return (
    <div className="wrap section-tight stack stack-fill gap-4">
      <h1>{mine.title}</h1>
      <p className="lead">{mine.lead(homes, words.day(endsAt))}</p>
      <ShareLink address={origin + path} words={mine} />
      <div className="row">
        <ButtonLink to={path} small icon="arrow">
          {mine.open}
        </ButtonLink>
        <SendLinks text={mine.message(origin + path, words.day(endsAt))} words={homeWords} />
      </div>
      <KeepLink link={{ mine: params.secret, endsAt }} searchPath={seekerPath('search', language)} words={mine.keep} />
      <Notice title={mine.privateTitle} icon="key">
        <p>{mine.private}</p>
        <form method="post" action={pathname} className="mt-3">
          <input type="hidden" name="act" value="end" />
          <Button type="submit" look="danger" small>
            {mine.end}
          </Button>
        </form>
      </Notice>
    </div>
  )
}

function ShareLink({ address, words }: { address: string; words: SharedWords['mine'] }) {
  return (
    <div className="share-link">
      <Field label={words.link}>
        {(wiring) => (
          <Input {...wiring} readOnly defaultValue={address} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <CopyButton look="primary" text={address} words={words} />
    </div>
  )
}
