import type { ImportColumn, ImportFieldChoice } from '#contract/imports/imports.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'

type ColumnTableProps = {
  see: string
  columns: readonly ImportColumn[]
  fields: readonly ImportFieldChoice[]
  onChoose: (column: number, field: string) => void
}

export function ColumnTable(props: ColumnTableProps) {
  return (
    <details className="cols-fold">
      <summary className="tap as-link bold phone-only">
        {props.see}
        <Icon name="chevron" />
      </summary>
      {/* A link to what is inside a fold opens it; a link to the fold would leave it shut. */}
      <div id="allcolumns" />
      <Table caption="Columns of your file and where they go" captionHidden>
        <thead>
          <tr>
            <th scope="col">Your column</th>
            <th scope="col">First value</th>
            <th scope="col">Goes to</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {props.columns.map((column) => (
            <ColumnRow key={column.column} column={column} {...props} />
          ))}
        </tbody>
      </Table>
    </details>
  )
}

function ColumnRow({ column, fields, onChoose }: { column: ImportColumn } & ColumnTableProps) {
  const { name, first, field, note, column: place, isRefused } = column
  if (isRefused) {
    return (
      <tr>
        <th scope="row">{name}</th>
        <td data-label="First value">
          <span className="quiet">Not kept</span>
        </td>
        <td data-label="Goes to">Nowhere</td>
        <td data-label="Note" className="small ink-2">
          {note}
        </td>
      </tr>
    )
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="First value">{first === '' ? <span className="quiet">Empty</span> : first}</td>
      <td data-label="Goes to">
        <input type="hidden" name={`was.${place}`} value={field ?? ''} />
        <select
          className="input"
          name={`column.${place}`}
          aria-label={`${name} goes to`}
          // Anew when the answer says something else than was chosen: another column may have taken the field.
          key={field ?? ''}
          defaultValue={field ?? ''}
          onChange={(event) => onChoose(place, event.currentTarget.value)}
        >
          <option value="">Do not import</option>
          {toGroups(fields).map(([group, some]) => (
            <optgroup key={group} label={group}>
              {some.map(({ field: one, label, example }) => (
                <option key={one} value={one}>
                  {one === field ? label : `${label}, like ${example}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </td>
      <td data-label="Note" className="small ink-2">
        {note}
      </td>
    </tr>
  )
}

function toGroups(fields: readonly ImportFieldChoice[]): [string, ImportFieldChoice[]][] {
  const groups = new Map<string, ImportFieldChoice[]>()
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field])
  return [...groups]
}
