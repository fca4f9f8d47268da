import type { CheckedImport, ImportAdded } from '#contract/desk/imports.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import { Table } from '#web/ui/text/lists/table.tsx'

export function NewTable({ added }: { added: readonly ImportAdded[] }) {
  const isCertified = added.some(({ certificate }) => certificate !== null)
  return (
    <Table caption="New houses, as we read them" captionHidden className="table-lines">
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">House</th>
          <th scope="col">Town</th>
          <th scope="col">Beds</th>
          {isCertified && <th scope="col">Certificate</th>}
        </tr>
      </thead>
      <tbody>
        {added.map(({ row, residence, city, state, beds, certificate }) => (
          <tr key={row}>
            <th scope="row">Row {row}</th>
            <td data-label="House">{residence}</td>
            <td data-label="Town">
              {city}, {state}
            </td>
            <td data-label="Beds">{drawBeds(beds)}</td>
            {isCertified && <td data-label="Certificate">{certificate ?? <span className="quiet">None said</span>}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function drawBeds(beds: ImportAdded['beds']) {
  if (beds.length === 0) return <span className="quiet">None said</span>
  return beds
    .map(({ audience, total, open }) => {
      const words = `${total} for ${lower(audienceWords[audience])}`
      return open === null ? words : `${words}, ${open} open`
    })
    .join('; ')
}

const lower = (words: string) => (words.startsWith('LGBTQ') ? words : words.toLowerCase())

export function GarbledWords({ garbled, garbledCount }: Pick<CheckedImport, 'garbled' | 'garbledCount'>) {
  const more = garbledCount - garbled.length
  return (
    <>
      <ul className="break">
        {garbled.map(({ row, column, found }) => (
          <li key={`${row} ${column}`}>
            Row {row}, {column}: <b>{found}</b>
          </li>
        ))}
      </ul>
      <p>
        {more > 0 && `And ${more.toLocaleString('en-US')} more. `}
        Save the sheet as .xlsx, or as “CSV UTF-8”, and choose it again.
      </p>
    </>
  )
}
