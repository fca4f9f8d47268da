import { type FormEvent, type RefObject, useCallback } from 'react'
import { ShareButton } from '#web/pages/states/directory/share/share-button.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Segmented } from '#web/ui/action/segmented.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import {
  buildViewAddress,
  type DirectoryView,
  lookChoices,
  MAX_SEARCH_LENGTH,
  phoneLookChoices,
  sortChoices,
} from './directory-view.ts'

type ControlBarProps = {
  bar: RefObject<HTMLDivElement | null>
  view: DirectoryView
  field: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  onChoose: (part: Partial<DirectoryView>) => void
}

/** Each form also carries the values of the other two, so that it works without script. */
export function ControlBar({ bar, view, field, onType, onChoose }: ControlBarProps) {
  const chosen = useCallback((event: FormEvent) => event.preventDefault(), [])
  const { look } = view
  return (
    <div ref={bar} className="control line-above line-below stuck no-print" data-look={look}>
      <div className="wrap row gap-2">
        <search>
          <form action="/directory" data-held="" onSubmit={chosen}>
            <Kept view={view} except="search" />
            <SearchBox
              ref={field}
              label="State name or code"
              name="q"
              defaultValue={view.search}
              onChange={(event) => onType(event.currentTarget.value)}
              submit="Search"
              isLive
              autoComplete="off"
              enterKeyHint="search"
              maxLength={MAX_SEARCH_LENGTH}
            />
          </form>
        </search>
        <form action="/directory" className="control-sort" data-held="" onSubmit={chosen}>
          <Kept view={view} except="sort" />
          <Segmented
            label="Sort states"
            name="sort"
            segments={sortChoices}
            value={view.sort}
            onChange={(sort) => onChoose({ sort })}
          />
        </form>
        <form action="/directory" className="control-look to-end" data-held="" onSubmit={chosen}>
          <Kept view={view} except="look" />
          <Segmented
            label="View as"
            name="view"
            segments={lookChoices}
            value={look === 'table' ? 'table' : 'cards'}
            onChange={(chosenLook) => onChoose({ look: chosenLook === 'cards' ? 'usual' : chosenLook })}
          />
        </form>
        <form action="/directory" className="control-phone-look" data-held="" onSubmit={chosen}>
          <Kept view={view} except="look" />
          <Segmented
            label="Show states as"
            name="view"
            segments={phoneLookChoices}
            value={look}
            onChange={(chosenLook) => onChoose({ look: chosenLook })}
          />
        </form>
        <div className="row gap-2 needs-script">
          <Button small icon="print" className="control-print" data-print="">
            Print
          </Button>
          <ShareButton words="Share" address={buildViewAddress(view)} />
        </div>
      </div>
    </div>
  )
}

function Kept({ view: { search, sort, look }, except }: { view: DirectoryView; except: keyof DirectoryView }) {
  return (
    <>
      {except !== 'search' && search !== '' && <input type="hidden" name="q" value={search} />}
      {except !== 'sort' && sort !== 'adoption' && <input type="hidden" name="sort" value={sort} />}
      {except !== 'look' && look !== 'usual' && <input type="hidden" name="view" value={look} />}
    </>
  )
}
