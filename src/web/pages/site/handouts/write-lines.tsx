/** Printed only: ruled lines fill the rest of the page, so a sheet has one at most. */
export function WriteLines({ words }: { words: string }) {
  return (
    <div className="print-only write-lines">
      <p>{words}</p>
    </div>
  )
}
