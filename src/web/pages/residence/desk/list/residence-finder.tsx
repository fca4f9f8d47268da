import { type ResidenceChip, residenceChips } from '#contract/residence/residence-choices.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import type { ListedWords } from '#web/pages/residence/desk/residence-words.ts'
import { InputField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { buildAddress, type Finding } from './found-residences.ts'
import '#web/ui/action/chip.css'

type ResidenceFinderProps = {
  finding: Finding
  counts: Readonly<Record<ResidenceChip, number>>
  words: ListedWords['list']['find']
}

export function ResidenceFinder({ finding, counts, words }: ResidenceFinderProps) {
  return (
    <search className="grid gap-3 mt-4 mb-4">
      <form action="/workspace/residences" className="filter row align-end w-40">
        {finding.chip !== 'all' && <input type="hidden" name="status" value={finding.chip} />}
        <InputField
          name="q"
          label={words.label}
          type="search"
          start={finding.words}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" icon="search">
          {words.submit}
        </Button>
      </form>
      <nav className="row gap-2" aria-label={words.chips}>
        {residenceChips
          .filter((chip) => chip !== 'waiting' || counts.waiting > 0)
          .map((chip) => (
            <SiteLink
              key={chip}
              className="chip chip-choice"
              to={buildAddress({ ...finding, chip, page: 1 })}
              aria-current={chip === finding.chip ? 'true' : undefined}
            >
              {words.statuses[chip]} {formatNumber(counts[chip])}
            </SiteLink>
          ))}
      </nav>
    </search>
  )
}
