type Column = string | { words: string; className: string }

/** Apart from the table: the scripts that draw one bring heads of their own. */
export function ColumnHeads({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>{columns.map(drawHead)}</tr>
    </thead>
  )
}

function drawHead(column: Column) {
  const { words, className } = typeof column === 'string' ? { words: column, className: undefined } : column
  return (
    <th key={words} scope="col" className={className}>
      {words}
    </th>
  )
}
