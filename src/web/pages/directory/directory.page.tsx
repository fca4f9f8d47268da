import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { directoryIndex } from '#content/directory-index.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import type { AllStateTotals } from '#contract/state-totals.ts'
import { stateCount } from '#domain/state-count.ts'
import { directoryTotals } from '#domain/state-directory.ts'
import { isPartOfZip, nearestStates, statesMeant } from '#domain/states-meant.ts'
import { ClosingBand } from '#web/parts/closing-band/closing-band.tsx'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSite } from '#web/plumbing/site.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { Route } from './+types/directory.page'
import { Answer } from './index/answer.tsx'
import { readView } from './index/directory-view.ts'
import { Explorer } from './index/explorer.tsx'
import { DirectoryHero } from './index/hero.tsx'
import { listedState } from './index/listed-state.ts'
import { SavedOnDevice } from './saved/saved-on-device.tsx'
import './index/directory-index.css'
import './index/rows/on-phones.css'

const totals = directoryTotals(directoryRecords)

/** What is counted in each state, by code, and when; null where it cannot be had just now. */
export async function loader({ context }: Route.LoaderArgs) {
  const { fetch } = context.get(requestFacts)
  const totals = await apiGet<AllStateTotals>('/api/v1/states', { fetch }).catch(() => null)
  if (totals === null) return null
  const { items, measuredAt } = totals
  return { states: Object.fromEntries(items.map((one) => [one.state, stateCount(one)])), measuredAt }
}

/** Another search or order shows the same states. */
export function shouldRevalidate() {
  return false
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description, crumb } = directoryIndex
  return pageHead({ title, description, path: '/directory', crumb }, matches)
}

/** What somebody came here asking for; null once they search for something else, which the list answers. */
function useArrivedWith(): string | null {
  const search = readView(useSearchParams()[0]).search.trim()
  const [arrivedWith] = useState(search)
  return search === arrivedWith && search !== '' && !isPartOfZip(search) ? search : null
}

export default function Directory({ loaderData: counted }: Route.ComponentProps) {
  const site = useSite()
  const directoryHost = site?.directoryHost ?? null
  const states = useMemo(
    () => directoryRecords.map((record) => listedState(record, directoryHost, counted?.states[record.code] ?? null)),
    [directoryHost, counted],
  )
  const asked = useArrivedWith()
  const { closing } = directoryIndex
  return (
    <>
      <SavedOnDevice states={states} />
      <DirectoryHero
        text={directoryIndex}
        totals={totals}
        sampleData={site?.sampleData ?? false}
        answer={
          asked && (
            <Answer
              search={asked}
              found={statesMeant(directoryRecords, asked)}
              isNear={nearestStates(directoryRecords, asked, 1).length > 0}
            />
          )
        }
      />
      <Explorer
        states={states}
        countedAt={counted?.measuredAt ?? null}
        text={directoryIndex}
        host={directoryHost && new URL(directoryHost).host}
      />
      <ClosingBand title={closing.title} words={closing.words}>
        <ButtonLink look="primary" to="/contact?topic=state#send">
          Contact Your State
        </ButtonLink>
        <ButtonLink to="/about">
          Learn More<VisuallyHidden> about the alliance</VisuallyHidden>
        </ButtonLink>
      </ClosingBand>
    </>
  )
}
