/** What a form of the page carries unseen: what it does, and the report its reader saw. */
export function HiddenValues({ act, seen }: { act: 'say' | 'mend'; seen: string | null }) {
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="seen" value={seen ?? ''} />
    </>
  )
}
