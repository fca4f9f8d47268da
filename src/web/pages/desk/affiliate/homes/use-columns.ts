import { useEffect, useState } from 'react'
import { type HomeColumn, homeColumns, readColumns } from '#domain/states/homes/homes-asked.ts'

const key = 'pl-homes-columns'

/** An address that names columns comes before what this device keeps. */
export function useColumns(search: URLSearchParams) {
  const [said, setSaid] = useState(() => readColumns(search))
  const [kept, setKept] = useState<readonly HomeColumn[] | null>(null)
  useEffect(() => setKept(readKept()), [])
  return {
    said,
    columns: said ?? kept ?? homeColumns,
    choose(columns: readonly HomeColumn[]) {
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

function readKept(): HomeColumn[] | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? null : homeColumns.filter((column) => stored.split(',').includes(column))
  } catch {
    return null
  }
}
