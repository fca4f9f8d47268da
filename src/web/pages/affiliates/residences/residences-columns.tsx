import type { StateResidencesWords } from '#content/affiliates/state-residences.ts'
import {
  type ResidencesAsked,
  residenceColumns,
  writeResidencesAsked,
} from '#domain/states/residences/residences-asked.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { residencesPath } from './residences-address.ts'
import type { ResidencesFound } from './use-residences.ts'

type ColumnsProps = { residences: ResidencesFound; words: StateResidencesWords['columns'] }

export function ResidencesColumns({ residences: { asked, columns, place, chooseColumns }, words }: ColumnsProps) {
  return (
    <Disclosure summary={words.title} className="no-print">
      <form action={residencesPath} className="stack gap-3">
        <Asked asked={asked} state={place.state} />
        <input type="hidden" name="column" value="none" />
        <div className="row gap-4">
          {residenceColumns.map((column) => (
            <Checkbox
              key={column}
              name="column"
              value={column}
              checked={columns.includes(column)}
              onChange={({ target: { checked } }) =>
                chooseColumns(residenceColumns.filter((one) => (one === column ? checked : columns.includes(one))))
              }
            >
              {words[column]}
            </Checkbox>
          ))}
        </div>
        <p className="small ink-2 needs-script">{words.help}</p>
        <p className="without-script">
          <Button type="submit">{words.submit}</Button>
        </p>
      </form>
    </Disclosure>
  )
}

function Asked({ asked, state }: { asked: ResidencesAsked; state: string }) {
  const said = [...writeResidencesAsked(asked), ...(state === '' ? [] : [['state', state]])]
  return said.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
