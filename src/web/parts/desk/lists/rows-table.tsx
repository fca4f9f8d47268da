import type { ComponentProps, ReactNode } from 'react'
import { Table } from '#web/ui/text/lists/table.tsx'

export type Column<Row> = { head: string; isNumber?: boolean; show: (row: Row) => ReactNode }

type RowsTableProps<Row> = Omit<ComponentProps<typeof Table>, 'children' | 'captionHidden'> & {
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Of each row, its name. */
  name: Column<Row>
  columns: readonly Column<Row>[]
}

/** Its caption is for people who do not see it: the heading above says the same. */
export function RowsTable<Row>({ rows, keyOf, name, columns, ...table }: RowsTableProps<Row>) {
  return (
    <Table {...table} captionHidden>
      <thead>
        <tr>
          <th scope="col">{name.head}</th>
          {columns.map(({ head, isNumber }) => (
            <th key={head} scope="col" className={isNumber ? 'num' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{name.show(row)}</th>
            {columns.map(({ head, isNumber, show }) => (
              <td key={head} className={isNumber ? 'num' : undefined} data-label={head}>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
