import { type FormEvent, type RefObject, useCallback } from 'react'
import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { ShareButton } from '#web/pages/states/directory/share/share-button.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Segmented } from '#web/ui/action/segmented.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import type { IconName } from '#web/ui/icon/icon.tsx'
import {
  buildViewAddress,
  type DirectoryLook,
  type DirectoryView,
  looks,
  MAX_SEARCH_LENGTH,
  phoneLooks,
  sorts,
} from './directory-view.ts'

const lookIcons = { usual: 'menu', cards: 'cards', table: 'table' } as const satisfies Record<DirectoryLook, IconName>

type ControlBarProps = {
  words: DirectoryIndexWords['controls']
  bar: RefObject<HTMLDivElement | null>
  view: DirectoryView
  field: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  onChoose: (part: Partial<DirectoryView>) => void
}

/** Each form also carries the values of the other two, so that it works without script. */
export function ControlBar({ words, bar, view, field, onType, onChoose }: ControlBarProps) {
  const chosen = useCallback((event: FormEvent) => event.preventDefault(), [])
  const { look } = view
  const buildLook = <Look extends DirectoryLook>(value: Look) => ({
    value,
    words: words.looks[value],
    icon: lookIcons[value],
  })
  return (
    <div ref={bar} className="control line-above line-below stuck no-print" data-look={look}>
      <div className="wrap row gap-2">
        <search>
          <form action="/directory" data-held="" onSubmit={chosen}>
            <Kept view={view} except="search" />
            <SearchBox
              ref={field}
              label={words.search}
              name="q"
              defaultValue={view.search}
              onChange={(event) => onType(event.currentTarget.value)}
              submit={words.submit}
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
            label={words.sort}
            name="sort"
            segments={sorts.map((value) => ({ value, words: words.sorts[value] }))}
            value={view.sort}
            onChange={(sort) => onChoose({ sort })}
          />
        </form>
        <form action="/directory" className="control-look to-end" data-held="" onSubmit={chosen}>
          <Kept view={view} except="look" />
          <Segmented
            label={words.look}
            name="view"
            segments={looks.map(buildLook)}
            value={look === 'table' ? 'table' : 'cards'}
            onChange={(chosenLook) => onChoose({ look: chosenLook === 'cards' ? 'usual' : chosenLook })}
          />
        </form>
        <form action="/directory" className="control-phone-look" data-held="" onSubmit={chosen}>
          <Kept view={view} except="look" />
          <Segmented
            label={words.lookOnPhones}
            name="view"
            segments={phoneLooks.map(buildLook)}
            value={look}
            onChange={(chosenLook) => onChoose({ look: chosenLook })}
          />
        </form>
        <div className="row gap-2 needs-script">
          <Button small icon="print" className="control-print" data-print="">
            {words.print}
          </Button>
          <ShareButton words={words.share} address={buildViewAddress(view)} />
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
