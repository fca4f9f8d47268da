import { buildSearch, residencesSaved, type SearchAddress } from '#domain/search/search-address.ts'
import { toLiveWords } from '#web/pages/search/found/live-list.tsx'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { SaveButton } from '#web/parts/residence/residence-card/save-button.tsx'
import { writeProps } from '#web/plumbing/island-props.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { SavedListProps } from './saved-list.ts'
import { type SavedAnswer, SavedRows } from './saved-rows.tsx'
import './saved.css'

type Props = BothWords & {
  address: SearchAddress
  path: string
  residencePath: (slug: string) => string
  asked: SavedAnswer | null
}

/**
 * Only the device knows its saved homes: the script (saved-list.ts) loads their rows when the list is opened, or
 * lists stored names and numbers.
 */
export function SavedList(props: Props) {
  const { address, path, residencePath, asked, words, listingWords } = props
  const { saved, shared } = words
  const ofScript: SavedListProps = {
    now: `${path}?${residencesSaved}=`,
    compare: path + buildSearch({ ...address, compare: [] }),
    ages: listingWords.ages,
    words: {
      ...toLiveWords(words),
      title: saved.title(2).replace('2', '{count}'),
      none: saved.none,
      lead: saved.lead,
      busy: words.list.busy,
      offline: shared.offline,
      ends: shared.own.ends('{day}'),
      ended: shared.own.ended('{day}'),
    },
  }
  const kept = { slug: '{slug}', name: '{name}', city: '{city}', state: '{state}', phone: '{phone}' }
  return (
    <details className="saved needs-script" id="saved" data-own-list="" data-props={writeProps(ofScript)}>
      <summary className="btn btn-text btn-on-paper">{saved.title(0)}</summary>
      <p className="small quiet">{saved.none}</p>
      <div className="saved-residences">{asked && <SavedRows {...props} asked={asked} />}</div>
      <p className="vh" role="status" />
      <div className="row no-print saved-all" hidden>
        <a className="btn btn-line btn-sm" href={path} data-compare-saved="">
          {saved.compare}
        </a>
        <Button variant="text" small data-forget-saved="">
          {saved.forgetAll}
        </Button>
      </div>
      <template className="saved-residence">
        <li className="split tight align-center line-above pad-y-2">
          <a className="tap" href={residencePath('').split('?')[0]}>
            {kept.name}
          </a>
          <span className="small ink-2">
            {kept.city}, {kept.state}
          </span>
          <a className="tap bold tabular" href="tel:">
            {kept.phone}
          </a>
          <SaveButton residence={kept} className="btn btn-text btn-sm" />
        </li>
      </template>
      <section className="own-links mt-5 no-print" aria-labelledby="own-links" hidden>
        <h3 id="own-links">{shared.own.title}</h3>
        <ul />
        <template>
          <li className="row tight line-above">
            <a className="tap bold break" href={`${path}/shared/mine/`}>
              {'{label}'}
            </a>
            <span className="small ink-2">{'{until}'}</span>
            <Button variant="text" small data-forget-link="">
              {shared.own.forget}
              <VisuallyHidden>{' {label}'}</VisuallyHidden>
            </Button>
          </li>
        </template>
      </section>
    </details>
  )
}
