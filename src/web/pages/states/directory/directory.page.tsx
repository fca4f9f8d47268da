import { directoryIndex } from '#content/states/directory/directory-index.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { say } from '#domain/language/say.ts'
import { toStateCount } from '#domain/states/state-count.ts'
import { sumDirectory } from '#domain/states/state-directory.ts'
import { findMeantStates, findNearestStates, isPartOfZip } from '#domain/states/states-meant.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type Visit } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { Answer } from './index/answer.tsx'
import { findListedStates, type ListedState, toListedState } from './index/cards/listed-state.ts'
import { StateTable } from './index/cards/state-table.tsx'
import { type DirectoryView, readView } from './index/explorer/directory-view.ts'
import Explorer from './index/explorer/explorer.island.tsx'
import { DirectoryHero } from './index/hero.tsx'
import { countTogether } from './index/live-counts.query.ts'
import { fetchWithoutZip } from './index/no-zip.query.ts'
import './index/directory-index.css'

const totals = sumDirectory(directoryRecords)

const { title, description, crumb, map, guide, controls, list, noMatch, quickview, saved, closing } = directoryIndex

async function load({ fetch, query }: Visit) {
  const [counted, noZip] = await Promise.all([fetchCounts(fetch), fetchWithoutZip(readView(query).search, { fetch })])
  return { counted, noZip }
}

async function fetchCounts(fetch: Visit['fetch']) {
  const totals = await callApi('GET /api/v1/states', {}, { fetch }).catch(() => null)
  if (totals === null) return null
  const { items, measuredAt } = totals
  return { states: Object.fromEntries(items.map((one) => [one.state, toStateCount(one)])), measuredAt }
}

export default definePage({
  load,
  head: () => ({ title, description, path: '/directory', crumb }),
  show: ({ data: { counted, noZip }, visit: { site, query } }) => {
    const { directoryHost, sampleData } = site
    const view = readView(query)
    const states = directoryRecords.map((record) =>
      toListedState(record, directoryHost, counted?.states[record.code] ?? null),
    )
    return (
      <>
        <SavedOnDevice states={states} />
        <DirectoryHero
          text={directoryIndex}
          totals={totals}
          counted={counted && countTogether(counted)}
          sampleData={sampleData}
          answer={<Asked search={view.search.trim()} noZip={noZip} />}
        />
        <Island
          of={Explorer}
          hydrate="touched"
          props={{
            states,
            arrived: view,
            noZip,
            countedAt: counted?.measuredAt ?? null,
            text: { map, guide, controls, list, noMatch, quickview },
            host: directoryHost && new URL(directoryHost).host,
          }}
        />
        <TableOnPaper states={states} view={view} noZip={noZip} />
        <ClosingBand title={closing.title} words={closing.words}>
          <ButtonLink variant="primary" to="/contact?topic=state#send">
            {closing.contact}
          </ButtonLink>
          <ButtonLink to="/about">
            {closing.more}
            <VisuallyHidden>{closing.moreAbout}</VisuallyHidden>
          </ButtonLink>
        </ClosingBand>
      </>
    )
  },
})

function Asked({ search, noZip }: { search: string; noZip: string | null }) {
  if (search === '' || isPartOfZip(search)) return null
  return (
    <Answer
      words={directoryIndex.answer}
      search={search}
      found={findMeantStates(directoryRecords, search)}
      isNear={findNearestStates(directoryRecords, search, 1).length > 0}
      isNoZip={search === noZip}
    />
  )
}

/**
 * Only the device knows them: all states are in the page, hidden, and web/browser/device/saved-states.ts shows those
 * saved.
 */
function SavedOnDevice({ states }: { states: readonly ListedState[] }) {
  return (
    <div className="saved-on-device no-print">
      <section className="saved-line wrap row gap-1 pad-y-2" aria-labelledby="saved-title" hidden>
        <h2 className="t-label no-shrink" id="saved-title" tabIndex={-1}>
          {saved.title}
        </h2>
        <ul className="line gap-2">
          {states.map(({ name, slug }) => (
            <li key={slug} className="chip chip-both" data-slug={slug} hidden>
              <SiteLink className="tap" to={`/directory/${slug}`}>
                {name}
              </SiteLink>
              <button type="button" className="btn btn-icon">
                <Icon name="close" />
                <VisuallyHidden>{say(saved.remove, { state: name })}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

type TableOnPaperProps = { states: readonly ListedState[]; view: DirectoryView; noZip: string | null }

/** Prints the states as a table until the list is interactive; from then on the list prints itself. */
function TableOnPaper({ states, view, noZip }: TableOnPaperProps) {
  const { ordered, found } = findListedStates(states, { ...view, noZip })
  if (view.look === 'table') return null
  return (
    <div className="wrap print-only directory-on-paper">
      <StateTable words={list} states={ordered.filter(({ code }) => found.has(code))} found={found} />
    </div>
  )
}
