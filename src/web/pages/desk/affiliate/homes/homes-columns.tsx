import type { StateHomesWords } from '#content/desk/state-homes.ts'
import { type HomesAsked, homeColumns, writeHomesAsked } from '#domain/states/homes/homes-asked.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { homesPath } from './homes-address.ts'
import type { HomesFound } from './use-homes.ts'

type ColumnsProps = { homes: HomesFound; words: StateHomesWords['columns'] }

export function HomesColumns({ homes: { asked, columns, place, chooseColumns }, words }: ColumnsProps) {
  return (
    <Disclosure summary={words.title} className="no-print">
      <form action={homesPath} className="stack gap-3">
        <Asked asked={asked} state={place.state} />
        <input type="hidden" name="column" value="none" />
        <div className="row gap-4">
          {homeColumns.map((column) => (
            <Checkbox
              key={column}
              name="column"
              value={column}
              checked={columns.includes(column)}
              onChange={({ target: { checked } }) =>
                chooseColumns(homeColumns.filter((one) => (one === column ? checked : columns.includes(one))))
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

function Asked({ asked, state }: { asked: HomesAsked; state: string }) {
  const said = [...writeHomesAsked(asked), ...(state === '' ? [] : [['state', state]])]
  return said.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
