import type { RefObject } from 'react'
import { type FaqFilter, faqCategories } from '#domain/faq.ts'
import { ChoiceLink } from '#web/ui/action/chip.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { filterAddress } from './faq-address.ts'

type FaqFinderProps = {
  label: string
  filter: FaqFilter
  input: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
}

/** The search field and the subjects. Both are addresses of this page, so the server answers them where no script does. */
export function FaqFinder({ label, filter, input, onType }: FaqFinderProps) {
  return (
    <div className="faq-finder">
      <search>
        <form data-held="" action="/faq" onSubmit={(event) => event.preventDefault()}>
          {filter.category !== 'All' && <input type="hidden" name="category" value={filter.category} />}
          <SearchBox
            ref={input}
            label={label}
            name="q"
            defaultValue={filter.search}
            onChange={(event) => onType(event.currentTarget.value)}
            submit="Search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
        </form>
      </search>
      <Subjects {...filter} />
    </div>
  )
}

function Subjects({ category, search }: FaqFilter) {
  return (
    <nav aria-label="Subjects">
      <ul className="chips">
        {faqCategories.map((one) => (
          <li key={one}>
            <ChoiceLink words={one} chosen={one === category} to={filterAddress({ category: one, search })} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
