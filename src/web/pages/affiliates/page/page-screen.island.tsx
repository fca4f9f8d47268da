import { statePageWords as words } from '#content/affiliates/state-page.ts'
import { leaveWords } from '#content/desk/leave.ts'
import { ownPageWords } from '#content/states/own-page.ts'
import type { StatePageDesk } from '#contract/states/state-page.ts'
import { toStateSlug } from '#domain/residence/listing/findable.ts'
import { listChangedFields } from '#domain/states/own-page.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DoneNotice } from '#web/parts/desk/form/done-notice.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { OwnPagePart } from '#web/parts/states/own-page/own-page.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Editions } from './editions.tsx'
import { PageForm } from './page-form.tsx'

const here = '/affiliate/page'

/** Not read anew by itself: who writes must be told what another saved, and not send it with their own. */
export default function StatePageScreen(given: DeskScreenProps<StatePageDesk>) {
  return (
    <FramedScreen of={given} title={words.title} here={here}>
      {(page) => (
        <>
          <DeskHead title={words.title} lead={words.lead(page.stateName)}>
            <ButtonLink to={`/directory/${toStateSlug(page.stateName)}`} icon="search">
              {words.public}
            </ButtonLink>
          </DeskHead>
          <div className="stack stack-fill gap-6 w-52 pad-y-4">
            <DoneNotice words={{ save: words.saved, publish: words.published, undo: words.didUndo }} />
            <PageForm page={page} words={words} leaveWords={leaveWords} />
            <Preview page={page} />
            <Editions editions={page.editions} words={words} names={ownPageWords.figures} />
          </div>
        </>
      )}
    </FramedScreen>
  )
}

function Preview({ page }: { page: StatePageDesk }) {
  const { draft, revision, savedAt, savedBy, affiliate, editions } = page
  const standing = editions.find(({ stands }) => stands)?.fields ?? {}
  const { preview } = words
  return (
    <section className="stack stack-fill gap-3" id="preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{preview.title}</h2>
      {savedAt === null ? (
        <p className="ink-2">{preview.empty}</p>
      ) : (
        <>
          <p className="small ink-2">
            {preview.lead} {words.savedBy} {savedBy}, <Moment at={savedAt} />.
          </p>
          <div className="line-above line-below">
            <OwnPagePart
              page={{ affiliate, fields: draft, publishedAt: savedAt }}
              isSample={false}
              words={ownPageWords}
            />
          </div>
          {listChangedFields(standing, draft).length === 0 ? (
            <p className="small ink-2">{preview.same}</p>
          ) : (
            <ActButton
              act="publish"
              hidden={{ revision: String(revision) }}
              said={words.published}
              didNotWork={words.notPublished}
              focusAfter="editions"
              className="stack gap-3"
              variant="primary"
              label={words.publish}
            />
          )}
        </>
      )}
    </section>
  )
}
