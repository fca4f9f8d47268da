import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { sharedEn } from '#content/search/lists/shared-list.en.ts'
import { sharedEs } from '#content/search/lists/shared-list.es.ts'
import type { OwnSharedList } from '#contract/search/shared-list.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { KeepLink } from '#web/pages/search/saved/keep-link.tsx'
import { SendLinks } from '#web/parts/residence/residence-card/residence-actions.tsx'
import { loadPrivate, type PrivateAnswer } from '#web/plumbing/api/load-private.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { ListEnded } from './list-ended.tsx'
import ShareLink from './share-link.island.tsx'
import { actOnMine } from './shared-act.query.ts'
import '#web/pages/search/saved/saved.css'

const texts = { en: sharedEn, es: sharedEs }
const common = { en: listingEn, es: listingEs }

export default definePage({
  load: ({ params: { secret = '' }, fetch }) =>
    loadPrivate(callApi('GET /api/shared-lists/mine/:secret', { params: { secret } }, { fetch })),
  head({ visit }) {
    const { mine, page } = texts[visit.language]
    return describePrivate({ title: mine.title, description: page.head.description })
  },
  act: actOnMine,
  show: MinePage,
})

function MinePage({ data: asked, visit }: PageProps<PrivateAnswer<OwnSharedList>>) {
  const { path: here, language, params, site } = visit
  const words = texts[language]
  const listingWords = common[language]
  if (asked.kind !== 'asked') {
    return (
      <ListEnded language={language} isByOwner={false} words={words} again={asked.kind === 'failed' ? here : null} />
    )
  }
  const { mine } = words
  const { secret, homes: residences, endsAt } = asked.found
  const path = `${buildSeekerPath('search', language)}/shared/${secret}`
  return (
    <div className="wrap section-tight stack stack-fill gap-4">
      <h1>{mine.title}</h1>
      <p className="lead">{mine.lead(residences, words.day(endsAt))}</p>
      <Island
        of={ShareLink}
        hydrate="touched"
        props={{ address: site.baseUrl + path, words: { link: mine.link, copy: mine.copy, copied: mine.copied } }}
      />
      <div className="row">
        <ButtonLink to={path} small icon="arrow">
          {mine.open}
        </ButtonLink>
        <SendLinks text={mine.message(site.baseUrl + path, words.day(endsAt))} words={listingWords} />
      </div>
      <KeepLink
        link={{ mine: params.secret ?? '', endsAt }}
        searchPath={buildSeekerPath('search', language)}
        words={mine.keep}
      />
      <Notice title={mine.privateTitle} icon="key">
        <p>{mine.private}</p>
        <Form action={here} hidden={{ act: 'end' }} className="mt-3">
          <Button type="submit" variant="danger" small>
            {mine.end}
          </Button>
        </Form>
      </Notice>
    </div>
  )
}
