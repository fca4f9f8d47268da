import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import type { ImportColumn, ImportFieldChoice } from '#contract/imports/imports.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'

type ColumnTableProps = {
  words: CheckedSheetWords['tables']['columns']
  see: string
  columns: readonly ImportColumn[]
  fields: readonly ImportFieldChoice[]
  onChoose: (column: number, field: string) => void
}

export function ColumnTable(props: ColumnTableProps) {
  const { words } = props
  return (
    <details className="cols-fold">
      <summary className="tap as-link bold phone-only">
        {props.see}
        <Icon name="chevron" />
      </summary>
      {/* A link to what is inside a fold opens it; a link to the fold would leave it shut. */}
      <div id="allcolumns" />
      <Table caption={words.caption} captionHidden>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.first}</th>
            <th scope="col">{words.goes}</th>
            <th scope="col">{words.note}</th>
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

function ColumnRow({ words, column, fields, onChoose }: { column: ImportColumn } & ColumnTableProps) {
  const { name, first, field, note, column: place, isRefused } = column
  if (isRefused) {
    return (
      <tr>
        <th scope="row">{name}</th>
        <td data-label={words.first}>
          <span className="quiet">{words.refused}</span>
        </td>
        <td data-label={words.goes}>{words.nowhere}</td>
        <td data-label={words.note} className="small ink-2">
          {note}
        </td>
      </tr>
    )
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={words.first}>{first === '' ? <span className="quiet">{words.empty}</span> : first}</td>
      <td data-label={words.goes}>
        <input type="hidden" name={`was.${place}`} value={field ?? ''} />
        <select
          className="input"
          name={`column.${place}`}
          aria-label={words.ofColumn(name)}
          // Anew when the answer says something else than was chosen: another column may have taken the field.
          key={field ?? ''}
          defaultValue={field ?? ''}
          onChange={(event) => onChoose(place, event.currentTarget.value)}
        >
          <option value="">{words.leave}</option>
          {toGroups(fields).map(([group, some]) => (
            <optgroup key={group} label={group}>
              {some.map(({ field: one, label, example }) => (
                <option key={one} value={one}>
                  {one === field ? label : words.like(label, example)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </td>
      <td data-label={words.note} className="small ink-2">
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
