import { count, describePedigree } from '#domain/figures/figure.ts'
import { findStateOfZip } from '#domain/places/zip-state.ts'
import { isPartOfZip } from '#domain/states/states-meant.ts'
import { buildViewAddress, type DirectoryView } from '#web/pages/directory/directory/index/explorer/directory-view.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { FilterLink } from '#web/ui/action/chip.tsx'

type FoundLineProps = { found: number; view: DirectoryView; countedAt: string | null; onClear: () => void }

export function FoundLine({ found, view, countedAt, onClear }: FoundLineProps) {
  const search = view.search.trim()
  return (
    <div className="found-line row tight pad-y-2">
      <p className="small ink-2" role="status">
        {found} {found === 1 ? 'state' : 'states'} in the recovery housing directory network
      </p>
      {search !== '' && (
        <FilterLink
          words={`${findStateOfZip(search) ? 'ZIP' : 'Search'}: ${search}`}
          to={buildViewAddress({ ...view, search: '' })}
          onRemove={onClear}
        />
      )}
      {isPartOfZip(search) && <p className="small quiet">A ZIP code has five digits.</p>}
      {countedAt !== null && (
        <SourceNote>homes and open beds {describePedigree(count(0, { from: 'measured', at: countedAt }))}</SourceNote>
      )}
    </div>
  )
}
