/** Ruled lines on paper alone: what is left of the page is room to write. A sheet has one at most. */
export function WriteLines({ words }: { words: string }) {
  return (
    <div className="print-only write-lines">
      <p>{words}</p>
    </div>
  )
}
