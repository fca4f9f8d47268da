import { useEffect, useState } from 'react'
import { type ResidenceColumn, readColumns, residenceColumns } from '#domain/states/residences/residences-asked.ts'

const key = 'pl-homes-columns'

/** An address that names columns comes before what this device keeps. */
export function useColumns(search: URLSearchParams) {
  const [said, setSaid] = useState(() => readColumns(search))
  const [kept, setKept] = useState<readonly ResidenceColumn[] | null>(null)
  useEffect(() => setKept(readKept()), [])
  return {
    said,
    columns: said ?? kept ?? residenceColumns,
    choose(columns: readonly ResidenceColumn[]) {
      setSaid(null)
      setKept(columns)
      try {
        localStorage.setItem(key, columns.join(','))
      } catch {
        // Storage may be forbidden; then a choice lasts as long as the page.
      }
    },
  }
}

function readKept(): ResidenceColumn[] | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? null : residenceColumns.filter((column) => stored.split(',').includes(column))
  } catch {
    return null
  }
}
